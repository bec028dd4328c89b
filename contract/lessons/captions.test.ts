import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import type { Message } from '../../messages/message.ts'
import { rewriteCaptions } from './captions.ts'

const english = (it: Message | null | undefined) => it && textIn('en', it)

const captions = (...lines: string[]) => rewriteCaptions(lines.join('\n'))

test('captions are written again without styles, notes and unknown tags (R-FORMS-010)', () => {
  const result = captions(
    '\uFEFFWEBVTT Lesson 1',
    'Kind: captions',
    '',
    'STYLE',
    '::cue { background: url(https://example.org/a.png) }',
    '',
    'NOTE written by Amina',
    '',
    'second',
    '01:02.500 --> 01:04.000 align:start position:10% vertical:rl onload:1',
    '<v Amina>This is <i.loud>bāʾ</i> <script>alert(1)</script> & &amp; <00:01:03.000>more',
    '',
    '00:00:01.000 --> 00:00:02.000',
    'بَابٌ',
    '<b>two</b> lines > one',
  )

  expect(result).toEqual({
    file: [
      'WEBVTT',
      '',
      '00:00:01.000 --> 00:00:02.000',
      'بَابٌ',
      '<b>two</b> lines &gt; one',
      '',
      '00:01:02.500 --> 00:01:04.000 align:start position:10%',
      'Amina: This is <i>bāʾ</i> &lt;script&gt;alert(1)&lt;/script&gt; &amp; &amp; more',
      '',
    ].join('\n'),
  })
  expect(rewriteCaptions('file' in result ? result.file : '')).toEqual(result)
})

test.each([
  [
    ['a', '00:00:01,000 --> 00:00:02,000'],
    1,
    'The file does not begin with WEBVTT, and it is no SRT',
  ],
  [['WEBVTT'], 1, 'The file has no captions.'],
  [
    ['WEBVTT', '00:01.000 --> 00:02.000', 'a', '', '00:03.000 --> 00:04.000', 'b'],
    2,
    'An empty line is missing',
  ],
  [['WEBVTT', '', '00:01.000 -> 00:02.000', 'a'], 4, 'There must be times'],
  [['WEBVTT', '', '00:01.000 --> 00:99.000', 'a'], 3, 'There must be times'],
  [['WEBVTT', '', '00:02.000 --> 00:01.000', 'a'], 3, 'The caption ends before it begins.'],
  [
    ['WEBVTT', '', '00:01.000 --> 00:02.000', 'a', '00:03.000 --> 00:04.000', 'b'],
    5,
    'An empty line is missing',
  ],
])('captions %o are refused at line %i (R-FORMS-010)', (lines, line, problem) => {
  const result = captions(...lines)
  expect(result).toMatchObject({ line })
  expect('problem' in result && english(result.problem)).toContain(problem)
})

test('a file of a megabyte is read in one pass, also with brackets that never close (R-FORMS-010)', () => {
  // a search for each bracket would take minutes
  for (const text of ['<'.repeat(1_000_000), `${'<'.repeat(999_999)}>`, '&'.repeat(200_000)])
    expect(rewriteCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`)).toHaveProperty('file')
})

test('an SRT file becomes WebVTT, without its fonts (R-FORMS-010)', () => {
  const lines = [
    '1',
    '00:00:01,000 --> 00:00:02,500',
    '<font color="red">بَابٌ</font> <i>bāb</i>',
    '',
  ]
  expect(captions(...lines, '2', '00:01:00,000 --> 00:01:01,000', 'two')).toEqual({
    file: [
      ...['WEBVTT', '', '00:00:01.000 --> 00:00:02.500', 'بَابٌ <i>bāb</i>', ''],
      ...['00:01:00.000 --> 00:01:01.000', 'two', ''],
    ].join('\n'),
  })
})

test('a line of one space belongs to its caption, a caption of no length is left out, and names of characters are written out (R-FORMS-010)', () => {
  const result = captions(
    ...[
      'WEBVTT',
      'Kind: captions',
      '',
      '00:01.000 --> 00:03.000',
      ' ',
      'caf&eacute; می&zwnj;رود',
      '',
    ],
    ...['00:03.000 --> 00:03.000', 'nothing', '', '00:04.000 --> 00:05.000', 'last', ' '],
    ...['00:06.000 --> 00:07.000', 'a &lt; b &unknown;'],
  )
  expect(result).toEqual({
    file: [
      ...['WEBVTT', '', '00:00:01.000 --> 00:00:03.000', 'café می\u200cرود', ''],
      ...['00:00:04.000 --> 00:00:05.000', 'last', ''],
      ...['00:00:06.000 --> 00:00:07.000', 'a &lt; b &amp;unknown;', ''],
    ].join('\n'),
  })
})
