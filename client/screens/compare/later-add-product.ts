import { laterPart } from '../../ui/later-part.tsx';

/** What puts one more product beside those compared; without its code it is a form that leads to another address. */
export const AddProduct = laterPart(async () => (await import('./add-product.tsx')).AddProduct);
