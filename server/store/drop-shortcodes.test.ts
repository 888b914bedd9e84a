import { expect, it } from 'vitest';
import { dropShortcodes } from './drop-shortcodes.ts';

it.each([
  ['[vc_row][vc_column width="1/2"]Visible text[/vc_column][/vc_row]', 'Visible text'],
  ['One[vc_column]two[/vc_column][vc_column]three[/vc_column]', 'One two three'],
  ['Before [gallery ids="1,2"] after', 'Before after'],
  ['[unknown_tag a="b"] text', 'text'],
  ["[unknown a='b']text", 'text'],
  ['[vc_row width=&#8221;1/2&#8243;]curled by WordPress[/vc_row]', 'curled by WordPress'],
  ['[button link=”/x″]and by its plugins[/button]', 'and by its plugins'],
  ['[caption id="a_1" align="left"]<img src="x"> A hob[/caption]', '<img src="x"> A hob'],
  ['[contact-form-7 id="12" title="Ask"]', ''],
  ['[video width=640 height=360 mp4=x.mp4][/video]', ''],
  ['[b]bold[/b] words', 'bold words'],
  ['[rev_slider home/] and [playlist /]', '[rev_slider home/] and'],
  ['[/vc_column] left over', 'left over'],
  ['[vc_raw_html]JTNDYiUzRQ==[/vc_raw_html] text', 'text'],
  [
    '[vc_raw_html]JTND text after with no close. Second sentence',
    'text after with no close. Second sentence',
  ],
  ['<a href="/x?a[b_c]=1">[vc_icon]link</a>', '<a href="/x?a[b_c]=1"> link</a>'],
])('takes out of %j what WordPress left', (text, left) => {
  expect(dropShortcodes(text).replace(/\s+/g, ' ').trim()).toBe(left);
});

it.each([
  '[optional]',
  'see [1], [see 1] and [see note 2]',
  '[]',
  '[A/B]',
  '[°C]',
  '[T_max]',
  'Power [kW] = U [V] x I [A]',
  '[at U=230 V]',
  '[video on request]',
  'flow 600 m³[/h]',
  '[not closed a="b"',
  'range [80, 90] and [80-90]',
  '[free standing or built in]',
])('leaves %j, which is no shortcode', (text) => {
  expect(dropShortcodes(text)).toBe(text);
});

it('tells the name of each once', () => {
  const names: string[] = [];
  dropShortcodes('[vc_row][b]a[/b][b]c[/b][/vc_row] [optional]', (name) => names.push(name));
  expect(names).toEqual(['vc_row', 'b']);
});
