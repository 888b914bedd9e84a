import { useEffect, useState } from 'react';

interface Rooms {
  xr?: { isSessionSupported(mode: 'immersive-ar'): Promise<boolean> };
}

/** Whether the device can show a thing in the room before it: by Quick Look, Scene Viewer or WebXR. Not known at first. */
export function useCanPlace(): boolean {
  const [canPlace, setCanPlace] = useState(false);
  useEffect(() => {
    findOut().then(setCanPlace, () => undefined);
  }, []);
  return canPlace;
}

/** Rejects where a browser knows nothing of all this. */
async function findOut(): Promise<boolean> {
  const { userAgent, xr } = navigator as Navigator & Rooms;
  if (/android/i.test(userAgent) && !/firefox/i.test(userAgent)) return true;
  if (document.createElement('a').relList.supports('ar')) return true;
  return (await xr?.isSessionSupported('immersive-ar')) ?? false;
}
