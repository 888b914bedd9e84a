/** Something that happens once. */
export interface Signal {
  readonly isGiven: boolean;
  readonly given: Promise<void>;
  give(): void;
}

export function createSignal(): Signal {
  let isGiven = false;
  let resolve = () => {};
  const given = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    get isGiven() {
      return isGiven;
    },
    given,
    give() {
      isGiven = true;
      resolve();
    },
  };
}
