import type { Category } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import type { Reload } from '../../api/use-answer.ts';
import { styled } from '../../theme/styled.ts';
import { CategoryLinks } from '../../ui/categories/category-links.tsx';
import { AddressButton } from '../../ui/fields/address-button.tsx';
import { ReloadButton } from '../../ui/states/reload-button.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';

/** The listing could not be loaded. */
export function FailedListing({ address, reload }: { address: string; reload: Reload }) {
  const { t } = useTranslation();
  return (
    <StateMessage role="alert" title={t('listing.error.title')} message={t('listing.error.message')}>
      <ReloadButton address={address} reload={reload} />
    </StateMessage>
  );
}

interface EmptyListingProperties {
  category: Category;
  /** False where the category itself has no products. */
  filtered: boolean;
  onReset: () => void;
}

/** Nothing was found: how to find something. */
export function EmptyListing({ category, filtered, onReset }: EmptyListingProperties) {
  const { t } = useTranslation();
  const area = filtered ? 'empty' : 'emptyCategory';
  return (
    <StateMessage title={t(`listing.${area}.title`)} message={t(`listing.${area}.message`)}>
      {filtered && (
        <AddressButton variant="outlined" to={paths.category(category)} onPress={onReset}>
          {t('listing.empty.reset')}
        </AddressButton>
      )}
      <Centred>
        <CategoryLinks label={t('listing.otherCategories')} except={category} />
      </Centred>
    </StateMessage>
  );
}

const Centred = styled('div')({ '& ul': { justifyContent: 'center' } });
