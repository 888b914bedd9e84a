import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored } from '../../api/stored.ts';
import { addToShortlist, includesSku, shortlist } from '../../choices/choices.ts';
import { styled } from '../../theme/styled.ts';
import { SiteLink, useLocalisedPath } from '../../ui/site-link.tsx';

/** What to do with one's own list: enquire, pass its address on, empty it. */
export function OwnActions({ skus }: { skus: readonly string[] }) {
  const { t } = useTranslation('choices');
  const localise = useLocalisedPath();
  const [isCopied, setCopied] = useState(false);
  const address = paths.shortlistOf(skus);

  async function copy() {
    // Where the clipboard is closed to the page, the link beside can be copied by hand.
    await navigator.clipboard?.writeText(new URL(localise(address), window.location.href).href).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  return (
    <Row>
      <Button component={SiteLink} to={paths.contactsWithShortlist}>
        {t('shortlist.enquire')}
      </Button>
      <Button variant="text" component={SiteLink} to={address}>
        {t('shortlist.share')}
      </Button>
      <Button variant="text" onClick={copy}>
        {t('shortlist.copy')}
      </Button>
      <Button variant="text" onClick={() => shortlist.set([])}>
        {t('shortlist.clear')}
      </Button>
      <p role="status">{isCopied && t('shortlist.copied')}</p>
    </Row>
  );
}

/** What to do with somebody else's list: take it over, or go back to one's own. */
export function SharedActions({ skus }: { skus: readonly string[] }) {
  const { t } = useTranslation('choices');
  const own = useStored(shortlist);
  const hasAll = skus.every((sku) => includesSku(own, sku));
  return (
    // In its place from the start: nothing moves when scripts come.
    <Row style={own ? undefined : { visibility: 'hidden' }}>
      {!hasAll && <Button onClick={() => addToShortlist(skus)}>{t('shortlist.add')}</Button>}
      <p role="status">{hasAll && t('shortlist.added')}</p>
      <Button variant="text" component={SiteLink} to={paths.shortlist}>
        {t('shortlist.mine')}
      </Button>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  marginTop: theme.spacing(3),
  '@media print': { display: 'none' },
}));
