/** How wide a card's picture is in the list, as in the `sizes` attribute. */
export const cardSizes = '(min-width:1440px) 306px,(min-width:1024px) 22vw,(min-width:768px) 29vw,44vw';
