import { expect, it } from 'vitest';
import { defaultSchedule, pauseAfter } from './delivery-schedule.ts';

const dayMs = 86_400_000;

it('pauses for 5 s, then twice as long each time, at most half an hour', () => {
  const pauses = [1, 2, 3, 9, 10, 151].map((failures) => pauseAfter(failures, defaultSchedule, 0.5));
  expect(pauses).toEqual([5_000, 10_000, 20_000, 1_280_000, 1_800_000, 1_800_000]);
});

it('goes on for three days and gives up then', () => {
  let trying = 0;
  let failures = 1;
  for (let ms = pauseAfter(1, defaultSchedule); ms !== null; ms = pauseAfter(failures, defaultSchedule)) {
    trying += ms;
    failures++;
  }
  expect(trying / dayMs).toBeCloseTo(3, 0);
});

it('varies pauses by chance, so that what failed together is not tried again together', () => {
  expect([0, 1].map((random) => pauseAfter(1, defaultSchedule, random))).toEqual([4_500, 5_500]);
});
