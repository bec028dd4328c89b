import type { DemoClass } from '../demo-class.ts'

export const firstWords: DemoClass = {
  slug: 'first-words',
  category: 'Reading & Writing',
  name: 'First Words · الكَلِمَاتُ الأُولَى',
  about: `The letters themselves are on the first page of this school, under “The letters”: one at a time, with their sounds and shapes, free and without an account. Come here when you have met them, or beside them. We join them into words, hear which of two sounds was said, and meet the signs that stand beside the twenty-eight.`,
  price: 0,
  billing: 'once',
  links: `Printable letter sheets https://example.org/lisan/letter-sheets
Ruled paper for writing https://example.org/lisan/ruled-paper
Class group on WhatsApp https://example.org/lisan/letters-group`,
  lessons: [
    {
      kind: 'timetable',
      subject: 'Timetable · جَدْوَلُ الدُّرُوسِ',
      about: `The lessons are yours to open whenever you like. Beside them we meet three times a week to read aloud, because letters are learnt by the ear and the hand as much as by the eye. All times are West Africa Time.

Monday, 7:00 PM to 7:40 PM: listening. Which of two letters was said? Then write each ten times.

Wednesday, 7:00 PM to 7:40 PM: joining. We take the words of the week apart and put them together again.

Saturday, 10:00 AM to 11:00 AM: questions, dictation, and a look at your handwriting. Bring the page you wrote during the week.

Take one unit of the letters and one lesson of this class a week, and you will read short words within three months. Keep one exercise book for this class only, ruled, and a pencil with a soft point. Write a little every day: fifteen minutes each morning will carry you further than two hours on Saturday.

We greet one another at the start of every meeting, so learn the greeting and its reply now, by ear.

السَّلَامُ عَلَيْكُمْ.

وَعَلَيْكُمُ السَّلَامُ.`,
    },
    {
      kind: 'lesson',
      subject: 'How Arabic is written · الكِتَابَةُ العَرَبِيَّةُ',
      file: 'letter-shapes.png',
      about: `Arabic runs from right to left, and its letters hold hands. There are no capitals, and there is no separate alphabet for print and for handwriting: a letter in a book joins its neighbours just as it does on a page you write yourself.

Because it joins, a letter changes its shape a little with its place. Standing alone it is isolated. At the start of a joined group it is initial, between two letters it is medial, and at the end of a group it is final. The picture shows ten of them. Here is ʿayn in its four shapes, read from the right: isolated, initial, medial, final.

ع  عـ  ـعـ  ـع

The head of the letter stays; the tail is cut short when another letter follows. Now find ʿayn in these four words.

عَيْنٌ، مُعَلِّمٌ، جَامِعٌ، شَارِعٌ

They mean “an eye”, “a teacher”, “a mosque” and “a street”. In the first ʿayn is initial, in the second medial, in the third final. In شَارِعٌ it is the last letter too, and yet it stands alone, because the letter before it, rāʾ, never joins forward. You will meet rāʾ and its five companions in lesson 5.

The small marks above and below the letters are the vowels. Copy the letters first; the vowels have a class of their own.`,
    },
    {
      kind: 'lesson',
      subject: 'The names of the letters · أَسْمَاءُ الحُرُوفِ',
      file: 'letters.mp3',
      about: `Play the recording once without speaking. Play it again and say each name aloud. The third time, point to each letter as you hear it.

أَلِفٌ، بَاءٌ، تَاءٌ، ثَاءٌ، جِيمٌ، حَاءٌ، خَاءٌ

دَالٌ، ذَالٌ، رَاءٌ، زَايٌ، سِينٌ، شِينٌ، صَادٌ

ضَادٌ، طَاءٌ، ظَاءٌ، عَيْنٌ، غَيْنٌ، فَاءٌ، قَافٌ

كَافٌ، لَامٌ، مِيمٌ، نُونٌ، هَاءٌ، وَاوٌ، يَاءٌ

Four rows of seven make twenty-eight. Apart from alif, every name begins with the sound of its own letter: جِيمٌ begins with j, مِيمٌ with m. Learn the name and you have learnt the sound.

Many of these sounds you already own. The th of “think” is ث, and the th of “this” is ذ. Others need practice. Ḥāʾ ح and ʿayn ع are made in the throat; khāʾ خ and ghayn غ a little higher; qāf ق at the very back of the tongue. Four letters, ص ض ط ظ, are heavy: the back of the tongue rises and the vowel beside them darkens.

Say these pairs slowly until your own ear hears two sounds in each: س and ص, ت and ط, ه and ح, ك and ق.`,
    },
    {
      kind: 'lesson',
      subject: 'Bāʾ and her sisters · البَاءُ وَأَخَوَاتُهَا',
      file: 'writing-ba.mp4',
      about: `Watch the video with a pencil in your hand. Bāʾ is a shallow boat resting on the line, with one dot beneath it. Start at the right, dip down, glide to the left, lift the end a little, and place the dot last.

ب  بـ  ـبـ  ـب

Change the dots and you have two more letters. Two dots above make tāʾ, and three make thāʾ. The body does not change at all.

ت  تـ  ـتـ  ـت

ث  ثـ  ـثـ  ـث

Nūn and yāʾ have bodies of their own at the end of a word, nūn a deeper bowl and yāʾ a curve like a swan. At the start and in the middle, however, they shrink to the same small tooth as bāʾ. Only the dots tell them apart: one above for nūn, two below for yāʾ.

ن  نـ  ـنـ  ـن

ي  يـ  ـيـ  ـي

With five letters you can already write words. Copy each one three times, joining first and adding every dot at the end.

بِنْتٌ، بَيْتٌ، ثَبَتَ، بَيْنَ

They mean “a girl”, “a house”, “he stood firm” and “between”. A missing dot makes another word, so count the dots before you close the book.`,
    },
    {
      kind: 'lesson',
      subject: 'Six letters that do not join forward · ا د ذ ر ز و',
      about: `Twenty-two letters join on both sides. Six join only to the letter before them, on their right, and never to the letter after. Learn them as a list: alif, dāl, dhāl, rāʾ, zāy, wāw.

ا  د  ذ  ر  ز  و

Since nothing can follow them in the same stroke, these six have two shapes and not four: one standing alone, and one joined from the right.

ـا  ـد  ـذ  ـر  ـز  ـو

When one of them comes in the middle of a word, lift the pencil and begin again. The letter after it starts a new group, as if a new word were beginning, but leave only a hair’s breadth between the groups.

بَابٌ، دَارٌ، وَرْدٌ، وَزِيرٌ

They mean “a door”, “a house”, “roses” and “a minister”. In بَابٌ the first bāʾ joins the alif; then the second bāʾ stands alone, since alif will not reach forward. In دَارٌ no letter joins another at all.

Mind the dots: dāl د and dhāl ذ differ by one, and so do rāʾ ر and zāy ز. Mind the line too. Dāl sits on it like an open hand, while rāʾ slides beneath it. Write دَرْسٌ, “a lesson”, until the two cannot be confused.`,
      checks: [
        {
          question: 'Type the word that these letters make: د ر س',
          answer: 'دَرْسٌ',
          mistakes: ['درص', 'درش', 'دررس'],
        },
        {
          question: 'Type the word that these letters make: ب ا ب',
          answer: 'بَابٌ',
          mistakes: ['بب', 'بأب', 'تاب'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'The guests: hamzah, tāʾ marbūṭah and lā · الهَمْزَةُ وَأَخَوَاتُهَا',
      madeVideo: 'all-letters.mp4',
      about: `The film shows all the letters once more, each in its shapes. Say their names with it.

When alif follows lām, the two are written together as one sign, لا. It is not a new letter, only a habit of the pen: سَلَامٌ, “peace”, contains it.

Some guests come to the table beside the twenty-eight. Hamzah ء is a catch in the throat. It may stand alone, or sit on alif, wāw or a yāʾ without dots.

أَبٌ، سُؤَالٌ، بِئْرٌ، مَاءٌ

These are “a father”, “a question”, “a well” and “water”. Tāʾ marbūṭah ة is a hāʾ with two dots. It comes only at the end and usually marks the feminine: مَدْرَسَةٌ, “a school”. Alif maqṣūrah ى looks like a yāʾ without dots and is read as a long ā: إِلَى, “to”.

Now join everything you have learnt. Bilāl and Kemi are looking at a desk.

بِلَالٌ: مَا هٰذَا؟

كِيمِي: هٰذَا كِتَابٌ، وَهٰذَا قَلَمٌ.

“What is this?” he asks, and she says, “This is a book, and this is a pen.” You can write them both.`,
    },
    {
      kind: 'practice',
      subject: 'Practice: Hear, join and write · تَدْرِيبٌ',
      about: `Letters that sound almost alike, and words that you join yourself. Take your time and repeat it on another day; nothing here is graded.`,
      exercises: [
        {
          kind: 'hear',
          question: 'Which letter do you hear?',
          line: 'سِينٌ | صَادٌ',
          sound: 'letter-sin.mp3',
        },
        {
          kind: 'hear',
          question: 'Which letter do you hear?',
          line: 'صَادٌ | سِينٌ',
          sound: 'letter-sad.mp3',
        },
        {
          kind: 'hear',
          question: 'Which letter do you hear?',
          line: 'قَافٌ | كَافٌ',
          sound: 'letter-qaf.mp3',
        },
        {
          kind: 'hear',
          question: 'Which letter do you hear?',
          line: 'حَاءٌ | هَاءٌ',
          sound: 'letter-hha.mp3',
        },
        { kind: 'order', question: 'Join the letters: a house.', line: 'بيت' },
        { kind: 'order', question: 'Join the letters: a pen.', line: 'قلم' },
        {
          kind: 'dictation',
          question: 'Write the name of the letter that you hear.',
          line: 'كَافٌ',
          sound: 'letter-kaf.mp3',
        },
        {
          kind: 'match',
          question: 'Which word means what?',
          line: 'بَيْتٌ = a house; دَرْسٌ = a lesson; رَجُلٌ = a man; شَمْسٌ = a sun',
        },
      ],
    },
    {
      kind: 'exam',
      subject: 'Exam: The letters in words',
      about: `This exam has fifteen questions on the whole class. In the last seven you type a word, listen, join letters and match words yourself. Nothing in it is meant to trick you: if you can name a letter, say how it joins, and tell it from its sisters by the dots, you are ready.

Before you begin, take a clean page and write all twenty-eight letters from memory, in order and in rows of seven. Then write these words without looking back, and check them against the lines here.

بَيْتٌ، دَرْسٌ، رَجُلٌ، شَمْسٌ، قَلْبٌ، مَدْرَسَةٌ

Count the dots. Look at each place where you lifted the pencil, and ask whether one of the six letters was the cause. If any word went wrong, open its lesson once more; the exam will wait for you.

In the exam, read each Arabic word aloud before you look at the answers. The ear often knows what the eye has missed. Two answers may look alike at first sight, and the whole difference may be one dot. Take your time, and may you be given success.

بِالتَّوْفِيقِ!`,
      questions: [
        {
          question: 'How many letters does the Arabic alphabet have?',
          answer: 'Twenty-eight',
          wrongAnswers: ['Twenty-four', 'Twenty-six', 'Thirty'],
        },
        {
          question: 'Which of these letters does not join the letter after it?',
          answer: 'و',
          wrongAnswers: ['ب', 'س', 'ك'],
        },
        {
          question: 'Which shape of ʿayn is ـعـ ?',
          answer: 'Medial',
          wrongAnswers: ['Initial', 'Final', 'Isolated'],
        },
        {
          question: 'Which word means “a house”?',
          answer: 'بَيْتٌ',
          wrongAnswers: ['بِنْتٌ', 'بَابٌ', 'بَيْنَ'],
        },
        {
          question: 'What tells ج, ح and خ apart?',
          answer: 'Where the dot stands, or that there is none',
          wrongAnswers: [
            'How deep the bowl is',
            'How many teeth they have',
            'Whether they join forward',
          ],
        },
        {
          question: 'Which letters, in order, make the word قَلْبٌ?',
          answer: 'Qāf, lām, bāʾ',
          wrongAnswers: ['Kāf, lām, bāʾ', 'Fāʾ, lām, bāʾ', 'Qāf, lām, nūn'],
        },
        {
          question: 'Into how many joined groups does the pen break the word مَدْرَسَةٌ?',
          answer: 'Three',
          wrongAnswers: ['One', 'Two', 'Five'],
        },
        {
          question: 'Which pair has the light letter first and its heavy partner second?',
          answer: 'س and ص',
          wrongAnswers: ['د and ذ', 'ر and ز', 'ف and ق'],
        },
        {
          question: 'Type the Arabic word for “a house”.',
          answer: 'بَيْتٌ',
          accepted: ['البَيْتُ'],
          mistakes: ['بيط', 'بت', 'بئت'],
        },
        {
          question: 'Type the Arabic word for “a school”. Think of its last letter.',
          answer: 'مَدْرَسَةٌ',
          accepted: ['المَدْرَسَةُ'],
          mistakes: ['مدرسه', 'مدرست', 'مدراسة'],
        },
        {
          question: 'Type “a question”, suʾāl, with its hamzah on the right seat.',
          answer: 'سُؤَالٌ',
          mistakes: ['سوال', 'سئال', 'سآل'],
        },
      ],
      exercises: [
        {
          kind: 'hear',
          question: 'Which of the two letters do you hear?',
          line: 'كَافٌ | قَافٌ',
          sound: 'letter-kaf.mp3',
        },
        { kind: 'order', question: 'Join the letters: a lesson.', line: 'درس' },
        {
          kind: 'match',
          question: 'Match each word with its meaning.',
          line: 'بَيْتٌ = a house; قَلْبٌ = a heart; شَمْسٌ = a sun; رَجُلٌ = a man',
        },
        {
          kind: 'gap',
          question: 'Fill the gap with a word of the list: this is a house.',
          line: 'هٰذَا {{بَيْتٌ}} || شَمْسٌ، رَجُلٌ',
        },
      ],
    },
  ],
  canDo: [
    {
      text: 'I can name the letters and say which of them do not join forward',
      lessons: ['The names', 'Bāʾ', 'Six letters'],
    },
    { text: 'I can hear س from ص and ك from ق', lessons: ['Practice:'] },
    { text: 'I can read and write short words', lessons: ['Practice:', 'Exam:'] },
  ],
}
