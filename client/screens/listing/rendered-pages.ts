/** A page of products takes the server a moment to render: of a long list, so many are enough. */
export const renderedPages = 4;
