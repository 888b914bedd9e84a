import { describe, expect, it } from 'vitest';
import { readInstallationMode } from './read-installation-mode.ts';

describe('readInstallationMode', () => {
  it.each([
    ['-', null],
    ['wall', 'wall'],
    ['Under cabinet', 'under_cabinet'],
    ['free-standing', 'free_standing'],
    ['A parete', { words: 'A parete' }],
    ['on_a_plinth', { words: 'on a plinth' }],
  ])('reads %j as %j', (value, mode) => {
    expect(readInstallationMode(value)).toEqual(mode);
  });
});
