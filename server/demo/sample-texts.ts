export const messages = [
  {
    daysAgo: 41,
    subject: 'The new term has begun',
    body: `As-salāmu ʿalaykum. All classes are open again. If you are new, begin with the letters on the first page, and then with First Words.
Each class has its own rhythm: read one lesson, say every line aloud, then rest.`,
  },
  {
    daysAgo: 12,
    subject: 'Al-Ājurrūmiyyah: two lessons on their way',
    body: `The lessons on the signs of the nominative and the accusative open in the coming weeks, on the days that your class page shows.
Until then, hand in the exam “Noun or verb?”, for it opens the rest.`,
  },
  {
    daysAgo: 2,
    subject: 'Live revision on Saturday · مُرَاجَعَةٌ',
    body: `We meet on Saturday after ʿaṣr to read the sentences of the week together.
Bring one sentence of your own. The group’s address stands under Important Links of your class.`,
  },
]

type SampleComment = {
  author: 'student' | 'teacher'
  hoursAgo: number
  text: string
  /** Index of the comment that this one replies to. */
  replyTo?: number
}

/** `lesson` counts from 0 within the class. */
export const discussions: { slug: string; lesson: number; comments: SampleComment[] }[] = [
  {
    slug: 'nahw',
    lesson: 1,
    comments: [
      {
        author: 'student',
        hoursAgo: 70,
        text: 'Is مُحَمَّدٌ a noun because of the tanwīn? I thought names were a kind of their own.',
      },
      {
        author: 'teacher',
        hoursAgo: 66,
        text: 'A name is a noun. You found its sign yourself: the tanwīn at the end of مُحَمَّدٌ. Now try فَاطِمَةُ, which takes none. Which other sign does she accept?',
        replyTo: 0,
      },
      {
        author: 'student',
        hoursAgo: 60,
        text: 'سَلَّمْتُ عَلَى فَاطِمَةَ. فَقَدْ دَخَلَ عَلَيْهَا حَرْفُ الجَرِّ.',
        replyTo: 0,
      },
      {
        author: 'student',
        hoursAgo: 22,
        text: 'The three tests at the end helped me most. I wrote them on the first page of my book.',
      },
    ],
  },
  {
    slug: 'first-words',
    lesson: 3,
    comments: [
      {
        author: 'student',
        hoursAgo: 120,
        text: 'I confuse ت and ث when they are small. Is there a way to remember them?',
      },
      {
        author: 'teacher',
        hoursAgo: 118,
        text: 'Count: bāʾ has one dot below, tāʾ two above, thāʾ three. One, two, three: ب ت ث.',
        replyTo: 0,
      },
      {
        author: 'student',
        hoursAgo: 30,
        text: 'The video played on 2G without stopping. Thank you.',
      },
    ],
  },
]

/** Each certificate is issued to the first `count` students. */
export const certificates = [
  {
    title: 'Certificate of Completion',
    content: 'has successfully completed First Words',
    footer: 'Lisan · لِسَانٌ',
    daysAgo: 130,
    count: 3,
  },
  {
    title: 'Certificate of Excellence · شَهَادَةُ تَفَوُّقٍ',
    content: 'has completed Foundations of Naḥw with distinction',
    footer: 'Lisan · لِسَانٌ',
    daysAgo: 60,
    count: 1,
  },
]
