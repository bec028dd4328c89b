import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import type { Message } from '../../messages/message.ts'
import { describeRefused, detectFileKind } from './file-kind.ts'

const english = (it: Message | null | undefined) => it && textIn('en', it)

const toBytes = (head: string) => Uint8Array.from(head, (it) => it.charCodeAt(0))

const oggFile = (packet: string) =>
  `OggS\0\x02${'\0'.repeat(20)}\x01${String.fromCharCode(packet.length)}${packet}`

test.each([
  ['%PDF-1.7', 'pdf', 'pdf'],
  ['\r\n%PDF-1.4', 'pdf', 'pdf'],
  ['\xef\xbb\xbf%PDF-1.4', 'pdf', 'pdf'],
  [`${'\n'.repeat(1000)}%PDF-1.4`, 'pdf', 'pdf'],
  ['\xff\xd8\xff\xe0', 'image', 'jpg'],
  ['GIF89a', 'image', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image', 'webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'audio', 'wav'],
  ['ID3\x04', 'audio', 'mp3'],
  ['\xff\xfb\x90\x64', 'audio', 'mp3'],
  ['\xff\xf3\x44\xc4', 'audio', 'mp3'],
  [oggFile('\x01vorbis'), 'audio', 'ogg'],
  [oggFile('OpusHead'), 'audio', 'ogg'],
  ['\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'video', 'mp4'],
  ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'video', 'mp4'],
  ['\0\0\0\x18ftypM4A \0\0\0\0mp42isom', 'audio', 'm4a'],
  ['\0\0\0\x18ftypXYZW\0\0\0\0isomXYZW', 'video', 'mp4'],
])('a file that begins with %j is detected (R-ALESSON-007)', (head, kind, extension) => {
  expect(detectFileKind(toBytes(head))).toEqual({ kind, extension })
})

test.each([
  ['a Windows executable', 'MZ\x90\0'],
  ['a Linux executable', '\x7fELF\x02'],
  ['a ZIP archive', 'PK\x03\x04'],
  ['an HTML page', '<html>'],
  ['a PDF after HTML', '<html>%PDF-1.7'],
  ['a PDF far behind empty lines', `${'\n'.repeat(1024)}%PDF-1.7`],
  ['a PDF after a script in white space', '\n\n#!/bin/sh\n%PDF-1.7'],
  ['an Ogg video', oggFile('\x80theora')],
  ['a WebM video', '\x1a\x45\xdf\xa3'],
  ['an AVIF image', '\0\0\0\x18ftypavif\0\0\0\0mif1miaf'],
  ['an MPEG layer II frame', '\xff\xfd\x90\x64'],
  ['text in UTF-16', '\xff\xfeh\0'],
  ['an empty file', ''],
])('%s is not accepted (R-ALESSON-025)', (_what, head) => {
  expect(detectFileKind(toBytes(head))).toBeNull()
})

test.each([
  ['\xff\xf1\x50\x80', 'This recording is AAC without a container (.aac). Save it as M4A or MP3.'],
  ['#!AMR\n', 'This recording is AMR. Save it as M4A or MP3.'],
  ['<html>', undefined],
])('a file that begins with %j is refused with the reason %j (R-ALESSON-025)', (head, reason) => {
  expect(detectFileKind(toBytes(head))).toBeNull()
  expect(english(describeRefused(toBytes(head)))).toBe(reason)
})
