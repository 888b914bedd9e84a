import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the visitor asked for less motion; not known on the server. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
