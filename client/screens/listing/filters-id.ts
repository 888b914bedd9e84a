/** Id of the filters within the page, to which the page jumps where scripts are off. */
export const filtersId = 'filters';
