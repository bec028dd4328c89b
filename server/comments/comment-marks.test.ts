import { expect, test } from 'vitest'
import { addComment } from '../../contract/comments/comments.ts'
import { callApi } from '../test/call-api.ts'
import { allComments, openDiscussion } from '../test/lessons/discussion.ts'

test.each([
  ['nine hundred stacked accents', `a${'\u0301'.repeat(900)}`, 400],
  ['nine marks on a letter', `a${'\u0301'.repeat(9)}`, 400],
  ['nine marks without a letter', '\u0301'.repeat(9), 400],
  ['every vowel sign', 'ٱلرَّحْمَٰنِ ٱلرَّحِيمِ', 200],
  ['the signs of the Qurʾān', 'وَلَا ٱلضَّآلِّينَ ۝ كٓهيعٓصٓ عَلِيمًۢا', 200],
  ['a letter with eight marks', 'ب\u0651\u064e\u0670\u0653\u06d6\u06e2\u06e1\u065c', 200],
  ['Vietnamese, decomposed', 'Nguyễn Thị'.normalize('NFD'), 200],
  ['emoji', '❤️ 👩🏽‍🎓 1️⃣', 200],
])('a comment with %s is answered with %3$s (R-COMMENT-011)', async (_, comment, http) => {
  const { school, course, amina } = await openDiscussion()
  const fields = { class_id: course.rand, lesson_id: course.ids[0], comment }
  expect(await callApi(school, addComment, fields, amina)).toMatchObject({ http })
  expect(await allComments(school)).toHaveLength(http === 200 ? 1 : 0)
})
