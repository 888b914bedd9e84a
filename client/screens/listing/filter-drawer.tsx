import type { Category } from '@kitchen/shared/categories.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { colors } from '../../theme/tokens.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { FilterForm } from './filter-form.tsx';
import type { Filters } from './use-filters.ts';

interface FilterDrawerProperties {
  category: Category;
  filters: Filters;
  facets: readonly Facet[];
  /** Products that the selection leaves; undefined while that is not known. */
  total: number | undefined;
  open: boolean;
  onClose: () => void;
}

/** The filters on narrow pages. Choices take effect at once; the bar at the foot shows what they leave. */
export function FilterDrawer({ category, filters, facets, total, open, onClose }: FilterDrawerProperties) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Drawer
      anchor="left"
      elevation={0}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 'min(100%, 420px)' },
        },
      }}
    >
      <Head>
        <Typography variant="h3" component="h2" id={titleId}>
          {t('listing.filters.title')}
        </Typography>
        <IconButton edge="end" aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Head>
      <Body>
        <FilterForm category={category} filters={filters} facets={facets} />
      </Body>
      <ApplyBar>
        {Object.keys(filters.selection).length > 0 && (
          <Button variant="outlined" onClick={filters.clear}>
            {t('listing.filters.clear')}
          </Button>
        )}
        <Button onClick={onClose}>
          {total === undefined ? t('listing.filters.apply') : t('listing.filters.show', { count: total })}
        </Button>
      </ApplyBar>
    </Drawer>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: theme.spacing(2, 2.5),
}));

const Body = styled('div')(({ theme }) => ({
  flexGrow: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: theme.spacing(2.5),
  '& form': { marginTop: 0 },
}));

const ApplyBar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 2.5),
  borderTop: `1px solid ${colors.line}`,
}));
