import type { CSSObject } from '@mui/material/styles';

/** Styles of what a pointer is over; a finger's tap would leave them on. */
export const onHover = (styles: CSSObject) => ({ '@media (hover: hover)': { '&:hover': styles } });
