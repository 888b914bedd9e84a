/**
 * For `catch`: what stands for a file or folder that is not there. Whatever else is wrong, too many open files say, is
 * thrown: what is there must not count as missing.
 */
export const ifMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
