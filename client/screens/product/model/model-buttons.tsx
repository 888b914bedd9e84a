import type { Product, ProductModel } from '@kitchen/shared/product.ts';
import Button from '@mui/material/Button';
import type { i18n } from 'i18next';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../../i18n/create-i18n.ts';
import { styled } from '../../../theme/styled.ts';
import { visuallyHidden } from '../../../theme/surfaces.ts';
import { colors } from '../../../theme/tokens.ts';
import { openDocument } from '../../../ui/behaviour/open-document.ts';
import { opensElsewhere } from '../../../ui/behaviour/opens-elsewhere.ts';
import { useOnDemand } from '../../../ui/behaviour/use-on-demand.ts';
import { useCanPlace } from './use-can-place.ts';

async function loadDialog(translator: i18n) {
  const [{ ModelDialog }] = await Promise.all([
    import('./model-dialog.tsx'),
    addTexts(translator, ['model']),
  ]);
  return ModelDialog;
}

interface ModelButtonsProperties {
  product: Product;
  lang: string | undefined;
}

/** Opens a product in three dimensions, on phones that can in the room that they show; nothing where there is no model. */
export const ModelButtons = ({ product, lang }: ModelButtonsProperties) =>
  product.model3d && <Buttons product={product} lang={lang} model={product.model3d} />;

function Buttons({ product, lang, model }: ModelButtonsProperties & { model: ProductModel }) {
  const { t, i18n: translator } = useTranslation('product');
  const canPlace = useCanPlace();
  const [isPlaced, setPlaced] = useState(false);
  const dialog = useOnDemand(
    () => loadDialog(translator),
    () => openDocument(model.address),
  );
  const open = (placed: boolean) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setPlaced(placed);
    dialog.open();
  };
  return (
    <Row data-screen-only>
      <Button href={model.address} variant="outlined" aria-haspopup="dialog" onClick={open(false)}>
        <Words>{t('model3d.open')}</Words>
        <Short aria-hidden="true">3D</Short>
      </Button>
      {canPlace && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={open(true)}>
          {t('model3d.place')}
        </Button>
      )}
      {dialog.Part && dialog.isOpen && (
        <dialog.Part product={product} lang={lang} model={model} placed={isPlaced} onClose={dialog.close} />
      )}
    </Row>
  );
}

/** On phones the picture's corner has room for two letters. */
const Words = styled('span')(({ theme }) => ({ [theme.breakpoints.down('md')]: visuallyHidden }));
const Short = styled('span')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

/** In the picture's corners: the second comes once it is known that the device can, and moves nothing. */
const Row = styled('div')(({ theme }) => ({
  '&& > *': { minHeight: 44 },
  [theme.breakpoints.down('md')]: {
    '&& > *': { position: 'absolute', border: 0, backgroundColor: colors.white },
    '&& > a': { top: theme.spacing(2), right: theme.spacing(2), minWidth: 44, padding: 0 },
    '&& > button': { bottom: theme.spacing(2), left: theme.spacing(2), padding: theme.spacing(0, 2) },
  },
  // Beside the sign that enlarges the picture.
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    position: 'absolute',
    top: theme.spacing(3),
    right: `calc(${theme.spacing(4)} + 44px)`,
    gap: theme.spacing(1),
    '&& > *': { padding: theme.spacing(0, 2), borderColor: 'transparent' },
    '&& > :not(:hover)': { backgroundColor: colors.white },
  },
}));
