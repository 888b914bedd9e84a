import { createContext, useContext } from 'react';

const InsideFrameContext = createContext(false);

export const InsideFrameProvider = InsideFrameContext.Provider;

/** Whether header and footer stand around; not so where the frame itself failed. */
export const useInsideFrame = () => useContext(InsideFrameContext);
