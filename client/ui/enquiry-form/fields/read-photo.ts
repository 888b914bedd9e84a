import { colors } from '../../../theme/tokens.ts';

/** Longest side in px of what is sent: enough to read a rating plate by, and soon sent from a telephone. */
const longestSide = 1_600;

/** A photograph as JPEG in base64, small, upright and without what the camera noted; rejects where the browser can read none. */
export async function readPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG knows no transparency.
  context.fillStyle = colors.white;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const [, base64] = canvas.toDataURL('image/jpeg', 0.8).split('base64,');
  if (!base64) throw new Error('No picture');
  return base64;
}
