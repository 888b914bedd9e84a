import type { FoundAppliance } from '@kitchen/shared/support.ts';
import { styled } from '../../theme/styled.ts';
import { StorePicture } from '../../ui/pictures/store-picture.tsx';

interface AppliancePictureProperties {
  appliance: Pick<FoundAppliance, 'picture' | 'photo'>;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
}

/** The picture of the catalogue, or the one that stands with the documents, in the positioned box around it. */
export function AppliancePicture({ appliance: { picture, photo }, sizes }: AppliancePictureProperties) {
  if (photo !== null) return <Photo src={photo} alt="" loading="lazy" decoding="async" />;
  return <StorePicture picture={picture} sizes={sizes} placement="centre" alt="" />;
}

const Photo = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
