/** Id of the products' heading, behind the filters. */
export const resultsId = 'products';
