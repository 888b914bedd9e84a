/** How wide a card's picture is in the list, as in the `sizes` attribute. */
export const cardSizes = '(min-width: 1440px) 264px, (min-width: 1024px) 20vw, (min-width: 768px) 26vw, 41vw';
