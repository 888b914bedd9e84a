/** How wide a card's picture is in the list, as in the `sizes` attribute. */
export const cardSizes = '(min-width:1024px) min(22vw,306px),44vw';
