import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hashSource, pagePolicy } from './content-security-policy.ts';

describe('pagePolicy', () => {
  it('hashes as browsers do (CSP Level 3, example 12)', () => {
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('allows exactly the styles and the script that the page brings', () => {
    const style = hashSource('a{color:red}');
    const policy = pagePolicy({ styles: 'a{color:red}', script: 'start()' });
    expect(policy.split(style)).toHaveLength(2);
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy).toContain(`script-src 'self' ${hashSource('start()')};`);
    expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/);
  });

  it('allows the style that the viewer of models has in itself, as its package has it', async () => {
    const path = '../../../node_modules/@google/model-viewer/lib/template.js';
    const template = await readFile(new URL(path, import.meta.url), 'utf8');
    const style = /<style>([\s\S]*?)<\/style>/.exec(template)?.[1] ?? '';
    expect(pagePolicy({ styles: '', script: '' })).toContain(hashSource(style));
  });
});
