import type { DemoClass } from '../demo-class.ts'

export const alAjurrumiyyah: DemoClass = {
  slug: 'ajurrumiyyah',
  category: 'Grammar',
  name: 'Al-Ājurrūmiyyah, line by line',
  about: `Ibn Ājurrūm’s primer has opened Arabic grammar to students in Fez, Timbuktu and Kano for seven centuries. We read it slowly: the text, what it means, and how each rule sounds in a sentence. You learn the lines by heart as you go, and leave with a small book you can carry without paper.`,
  price: 7500,
  billing: 'monthly',
  monthlyLimit: 8,
  links: `The printed text (PDF) https://example.org/lisan/ajurrumiyyah-text
Recitation of the text https://example.org/lisan/ajurrumiyyah-recitation
Class group on WhatsApp https://example.org/lisan/ajurrumiyyah-group`,
  lessons: [
    {
      kind: 'timetable',
      subject: 'Timetable · جَدْوَلُ الدُّرُوسِ',
      about: `Each week has one new portion of the text, and two meetings in which we recite it. All times are West Africa Time.

Tuesday, 8:00 PM to 9:00 PM: the new lines. The teacher reads them three times, the class repeats, and we take the meaning word by word.

Thursday, 8:00 PM to 9:00 PM: examples. Everyone brings one sentence of their own in which the rule of the week can be heard.

Saturday, 9:00 AM to 9:45 AM: recitation by heart, in pairs. This meeting is for those who want it, and it is where most of the learning happens.

Your subscription opens up to eight lessons in a calendar month, which is two a week. Do not hurry to use them all. A line that is understood and memorised is worth more than a chapter that has been looked at.

The students of this text have long begun with its first word and finished with its last, leaving nothing out. We do the same. Begin by reading the opening aloud, once a day, until the first meeting.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.`,
    },
    {
      kind: 'lesson',
      subject: 'What is speech? · الكَلَامُ',
      file: 'ajurrumiyyah-opening.pdf',
      about: `Ibn Ājurrūm opens with a definition, for grammar is about speech, and we should know what the grammarians mean by it.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.

“Speech is the utterance that is composed, that conveys a meaning, by convention.” There are four conditions, and each of them shuts something out.

Lafẓ, utterance, is sound made of letters. A nod or a written sign may be understood, but it is not speech to a grammarian. Murakkab, composed, means made of two words or more, so زَيْدٌ alone is not speech. Mufīd, conveying a meaning, means that the hearer is left waiting for nothing. Bi-l-waḍʿ, by convention, is commonly explained as use of words in the meanings the Arabs set them for.

Compare these two.

قَامَ زَيْدٌ.

إِنْ قَامَ زَيْدٌ

The first, “Zayd stood up”, is speech, for you may be silent after it. The second, “If Zayd stood up”, has more words, but the hearer still waits for the answer, so it is not yet speech.

Sometimes one of the two words is understood and not spoken. The command قُمْ, “Stand!”, is complete speech, because the hidden أَنْتَ, “you”, is its doer.

Learn the line by heart before you go on.`,
    },
    {
      kind: 'lesson',
      subject: 'Noun, verb and particle · أَقْسَامُ الكَلَامِ',
      about: `Having said what speech is, the author tells us what it is made of.

وَأَقْسَامُهُ ثَلَاثَةٌ: اسْمٌ، وَفِعْلٌ، وَحَرْفٌ جَاءَ لِمَعْنًى.

“Its parts are three: noun, verb, and a particle that comes for a meaning.”

The grammarians explain the three in this way. A noun points to a meaning in itself and is not tied to a time. A verb points to a meaning in itself and is tied to one of the three times. A particle points to a meaning in something else.

Why does the author add “that comes for a meaning”? Because the word ḥarf also means a letter of the alphabet. The bāʾ in بَيْتٌ is a letter and nothing more. The bāʾ in بِاللَّهِ, “by God”, is a particle, for it brings a meaning.

Take a sentence with all three.

سَافَرَتْ عَائِشَةُ إِلَى كَانُو.

“ʿĀʾishah travelled to Kano.” سَافَرَتْ is a verb, عَائِشَةُ and كَانُو are nouns, and إِلَى is a particle.

A particle is never a pillar of speech. Two nouns can make a sentence, or a verb and a noun.

زَيْدٌ قَائِمٌ.

يَقُومُ زَيْدٌ.

“Zayd is standing. Zayd stands up.” Whatever else a sentence holds, look first for its two pillars.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: The parts of speech',
      about: `This exam is on the first two lines of the text. It has five objective questions and one theory question. Close the book before you begin, for the lines should be in your memory by now.

Recite them once.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.

وَأَقْسَامُهُ ثَلَاثَةٌ: اسْمٌ، وَفِعْلٌ، وَحَرْفٌ جَاءَ لِمَعْنًى.

In the objective part, remember that the author’s four conditions must all be met together. A string of words that leaves the hearer waiting fails one of them, and a single name fails another.

Theory question. Write out Ibn Ājurrūm’s definition of speech from memory, in Arabic. Then explain each of its four terms in a sentence of your own, and give for each term one example of what it shuts out. Finish with one complete sentence in Arabic that meets all four conditions, and say what its two pillars are.

You may write the explanation in English. Vowel marks on the Arabic are welcome. What is looked for is that you understand why each word of the definition is there.`,
      theoryAnswer: `The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing. Murakkab is composed of two words or more, whether spoken or understood; it shuts out the single word, such as زَيْدٌ. Mufīd is conveying a meaning after which silence is good; it shuts out the unfinished, such as إِنْ قَامَ زَيْدٌ. Bi-l-waḍʿ is by convention, in the meanings the Arabs set the words for; it shuts out what is not Arabic usage (many also explain it as by intention, which shuts out the talk of one asleep). A full example: قَامَ زَيْدٌ, whose pillars are the verb قَامَ and the doer زَيْدٌ. Any complete Arabic sentence with its pillars named is accepted.`,
      questions: [
        {
          question: 'Which of these is speech, كَلَامٌ, as Ibn Ājurrūm defines it?',
          answer: 'قَامَ زَيْدٌ',
          wrongAnswers: ['إِنْ قَامَ زَيْدٌ', 'زَيْدٌ', 'غُلَامُ زَيْدٍ'],
          explainedIn: 'What is speech?',
        },
        {
          question: 'Which condition does إِنْ قَامَ زَيْدٌ, “If Zayd stood up”, fail?',
          answer: 'It is not mufīd: the hearer still waits',
          wrongAnswers: [
            'It is not lafẓ: it is not an utterance',
            'It is not murakkab: it is a single word',
            'It has no noun in it',
          ],
          explainedIn: 'What is speech?',
        },
        {
          question: 'Into how many parts does the author divide speech?',
          answer: 'Three',
          wrongAnswers: ['Two', 'Four', 'Eight'],
          explainedIn: 'Noun, verb and particle',
        },
        {
          question: 'Why does the author say of the particle جَاءَ لِمَعْنًى?',
          answer: 'To set it apart from a letter of the alphabet',
          wrongAnswers: [
            'To set it apart from the noun',
            'To say that it has a time',
            'To say that it takes tanwīn',
          ],
          explainedIn: 'Noun, verb and particle',
        },
        {
          question: 'Why is قُمْ, “Stand!”, complete speech although it is one spoken word?',
          answer: 'Its doer, أَنْتَ, is understood',
          wrongAnswers: ['A command needs no doer', 'It ends in sukūn', 'It is a particle'],
          explainedIn: 'What is speech?',
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Signs of the noun · عَلَامَاتُ الِاسْمِ',
      about: `Before we can say what a word does in a sentence, we must know what kind of word it is. Ibn Ājurrūm gives the noun four signs. If a word accepts even one of them, it is a noun.

فَالِاسْمُ يُعْرَفُ بِالخَفْضِ، وَالتَّنْوِينِ، وَدُخُولِ الأَلِفِ وَاللَّامِ، وَحُرُوفِ الخَفْضِ.

“The noun is known by khafḍ, by tanwīn, by taking alif and lām, and by the particles of khafḍ.” Khafḍ is his word for what most books call jarr. The Kufan grammarians preferred the one and the Basrans the other. He then counts the particles.

وَهِيَ: مِنْ، وَإِلَى، وَعَنْ، وَعَلَى، وَفِي، وَرُبَّ، وَالبَاءُ، وَالكَافُ، وَاللَّامُ.

To these he adds the particles of the oath: wāw, bāʾ and tāʾ.

Hear the signs in sentences.

هٰذَا كِتَابٌ جَدِيدٌ.

الكِتَابُ عَلَى المَكْتَبِ.

قَرَأْتُ فِي الكِتَابِ قِصَّةً جَمِيلَةً.

In the first line كِتَابٌ carries tanwīn. In the second it carries the article. In the third it comes after فِي and ends in kasrah, so it shows two signs besides the article.

A word need not show every sign at once. أَمِينَةُ takes neither tanwīn nor the article, but we say سَلَّمْتُ عَلَى أَمِينَةَ, and the particle before her name is enough.`,
      checks: [
        {
          question: 'By which sign do we know that كِتَابٌ is a noun in هٰذَا كِتَابٌ جَدِيدٌ?',
          answer: 'Tanwīn',
          wrongAnswers: ['The article', 'A particle of khafḍ before it'],
        },
        {
          question: 'Which of these is a particle of khafḍ?',
          answer: 'عَنْ',
          wrongAnswers: ['قَدْ', 'سَوْفَ'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Signs of the verb · عَلَامَاتُ الفِعْلِ',
      about: `The verb, too, has its signs, and the author again gives four.

وَالفِعْلُ يُعْرَفُ بِقَدْ، وَالسِّينِ، وَسَوْفَ، وَتَاءِ التَّأْنِيثِ السَّاكِنَةِ.

“The verb is known by qad, by sīn, by sawfa, and by the resting tāʾ of the feminine.”

Qad enters upon the past and the present. Before the past it makes the matter certain or near; before the present it often says that something may happen or sometimes does.

قَدْ قَامَ زَيْدٌ.

قَدْ يَقُومُ زَيْدٌ.

“Zayd has stood up. Zayd may stand up.” Sīn and sawfa belong to the present verb and turn it to the future. Sīn is joined to its verb, and sawfa stands apart.

سَيَقُومُ زَيْدٌ.

سَوْفَ يَقُومُ زَيْدٌ.

The resting tāʾ comes at the end of the past verb when its doer is feminine.

قَامَتْ هِنْدٌ.

He says “resting” for a reason. The tāʾ that moves with the cases, as in مُسْلِمَةٌ, belongs to nouns.

Nothing is said here of the command. The commentators supply its sign: it asks for something to be done, and it accepts the yāʾ of the woman addressed.

اُكْتُبْ، اُكْتُبِي

Test the verbs you know with these signs, and say which of them each verb accepts.`,
      checks: [
        {
          question: 'Which of these words can come after سَوْفَ?',
          answer: 'يَقُومُ',
          wrongAnswers: ['قَامَ', 'قَائِمٌ'],
        },
        {
          question: 'Which tāʾ is a sign of the verb?',
          answer: 'The resting tāʾ, as in قَامَتْ',
          wrongAnswers: ['The moving tāʾ, as in مُسْلِمَةٌ', 'Every tāʾ at the end of a word'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'The particle, known by having no sign · الحَرْفُ',
      about: `The third part of speech gets one line, and a clever one.

وَالحَرْفُ مَا لَا يَصْلُحُ مَعَهُ دَلِيلُ الِاسْمِ وَلَا دَلِيلُ الفِعْلِ.

“The particle is that with which neither the sign of the noun nor the sign of the verb is fitting.” The absence of a sign is its sign. Teachers compare it to jīm, ḥāʾ and khāʾ: one has a dot below, another a dot above, and the third is known by having none.

Test هَلْ, which opens a question. You cannot say it with tanwīn or the article, so it is not a noun. You cannot put سَوْفَ before it, and it takes no resting tāʾ, so it is not a verb. It must be a particle.

Particles fall into three groups. Some come before nouns only, some before verbs only, and some before both.

فِي البَيْتِ

لَمْ يَقُمْ

هَلْ قَامَ زَيْدٌ؟ هَلْ زَيْدٌ قَائِمٌ؟

Here فِي belongs to nouns, لَمْ to verbs, and هَلْ to both. As a rule a particle that belongs to one kind alone acts upon it: فِي gives its noun kasrah and لَمْ gives its verb sukūn, while هَلْ changes nothing.

All particles are mabnī. Their endings never change, so learn each one as it is.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: Noun or verb?',
      about: `This exam is on the signs of the noun, the verb and the particle. There are six objective questions and one theory question.

Recite the three lines once more before you begin.

فَالِاسْمُ يُعْرَفُ بِالخَفْضِ، وَالتَّنْوِينِ، وَدُخُولِ الأَلِفِ وَاللَّامِ، وَحُرُوفِ الخَفْضِ.

وَالفِعْلُ يُعْرَفُ بِقَدْ، وَالسِّينِ، وَسَوْفَ، وَتَاءِ التَّأْنِيثِ السَّاكِنَةِ.

وَالحَرْفُ مَا لَا يَصْلُحُ مَعَهُ دَلِيلُ الِاسْمِ وَلَا دَلِيلُ الفِعْلِ.

A sign may be present in the word or only possible for it. When a word in a question shows no sign, try one on it and listen to whether Arabic accepts the result.

Theory question. Copy the sentence below with its vowels, and say of each of its five words whether it is a noun, a verb or a particle. For each noun and verb, name at least one sign by which you know it. For the particles, say how you know.

قَدْ خَرَجَتْ مَرْيَمُ مِنَ البَيْتِ.

It means “Maryam has gone out of the house.” A table or a numbered list will do.`,
      theoryAnswer: `Word by word: قَدْ is a particle: it accepts no sign of the noun and none of the verb (it is itself a sign of the verb after it). خَرَجَتْ is a verb: قَدْ stands before it, and it carries the resting tāʾ of the feminine. مَرْيَمُ is a noun: it accepts the particles of khafḍ, as in سَلَّمْتُ عَلَى مَرْيَمَ (a name like this takes neither tanwīn nor the article). مِنَ is a particle of khafḍ, and no sign suits it; its nūn, resting by itself, takes fatḥah before the article. البَيْتِ is a noun: it has alif and lām, it follows a particle of khafḍ, and it ends in kasrah.`,
      questions: [
        {
          question: 'Which of these is not one of the author’s four signs of the noun?',
          answer: 'Accepting سَوْفَ',
          wrongAnswers: ['Tanwīn', 'Taking alif and lām', 'Khafḍ'],
          explainedIn: 'Signs of the noun',
        },
        {
          question: 'What is the other name for khafḍ?',
          answer: 'Jarr',
          wrongAnswers: ['Naṣb', 'Jazm', 'Rafʿ'],
          explainedIn: 'Signs of the noun',
        },
        {
          question: 'Which word is a verb?',
          answer: 'قَامَتْ',
          wrongAnswers: ['مُسْلِمَةٌ', 'قَائِمٌ', 'بَيْتٌ'],
          explainedIn: 'Signs of the verb',
        },
        {
          question: 'Before which verbs does قَدْ come?',
          answer: 'The past and the present',
          wrongAnswers: ['The past only', 'The present only', 'The command only'],
          explainedIn: 'Signs of the verb',
        },
        {
          question: 'Why does the author say that the tāʾ of the feminine must be resting?',
          answer: 'The moving tāʾ, as in مُسْلِمَةٌ, belongs to nouns',
          wrongAnswers: [
            'A moving tāʾ is never feminine',
            'Verbs can only end in sukūn',
            'The moving tāʾ belongs to particles',
          ],
          explainedIn: 'Signs of the verb',
        },
        {
          question: 'By what is the particle known?',
          answer: 'Neither the signs of the noun nor those of the verb suit it',
          wrongAnswers: [
            'It always has one letter',
            'It always comes first in the sentence',
            'It always ends in sukūn',
          ],
          explainedIn: 'The particle, known by having no sign',
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Inflection and its kinds · بَابُ الإِعْرَابِ',
      about: `With the three kinds of word behind him, the author comes to the heart of the science.

الإِعْرَابُ هُوَ تَغْيِيرُ أَوَاخِرِ الكَلِمِ، لِاخْتِلَافِ العَوَامِلِ الدَّاخِلَةِ عَلَيْهَا، لَفْظًا أَوْ تَقْدِيرًا.

“Iʿrāb is the changing of the ends of words, because of the different governors that enter upon them, in speech or in supposition.” In speech, لَفْظًا, means a change you can hear.

جَاءَ زَيْدٌ، رَأَيْتُ زَيْدًا، مَرَرْتُ بِزَيْدٍ.

In supposition, تَقْدِيرًا, means a change that is there in judgement although the ear finds nothing, since the last letter cannot carry it.

جَاءَ الفَتَى، رَأَيْتُ الفَتَى، مَرَرْتُ بِالفَتَى.

“The young man came; I saw the young man; I passed by the young man.” Then come its kinds.

وَأَقْسَامُهُ أَرْبَعَةٌ: رَفْعٌ، وَنَصْبٌ، وَخَفْضٌ، وَجَزْمٌ.

Nouns have rafʿ, naṣb and khafḍ, and there is no jazm in them. Verbs have rafʿ, naṣb and jazm, and there is no khafḍ in them.

يَكْتُبُ زَيْدٌ، لَنْ يَكْتُبَ زَيْدٌ، لَمْ يَكْتُبْ زَيْدٌ.

“Zayd writes; Zayd will not write; Zayd did not write.” The governors here are لَنْ, which gives naṣb, and لَمْ, which gives jazm.`,
    },
    {
      kind: 'lesson',
      subject: 'Signs of the nominative · عَلَامَاتُ الرَّفْعِ',
      opensInDays: 9,
      about: `Rafʿ shows itself by one of four signs. The first is the root of the matter, and the other three stand in for it where it cannot appear.

لِلرَّفْعِ أَرْبَعُ عَلَامَاتٍ: الضَّمَّةُ، وَالوَاوُ، وَالأَلِفُ، وَالنُّونُ.

Ḍammah is the sign in four places: the singular noun, the broken plural, the sound feminine plural, and the present verb with nothing attached to its end.

جَاءَ الطَّالِبُ.

جَاءَ الرِّجَالُ.

جَاءَتِ الطَّالِبَاتُ.

يَكْتُبُ زَيْدٌ.

Wāw is the sign in two: the sound masculine plural and the five nouns, which the author counts.

وَهِيَ: أَبُوكَ، وَأَخُوكَ، وَحَمُوكَ، وَفُوكَ، وَذُو مَالٍ.

These are “your father”, “your brother”, “your father-in-law”, “your mouth” and “one who has wealth”. So we say:

جَاءَ المُسْلِمُونَ، وَجَاءَ أَبُوكَ.

Alif is the sign in the dual, and nūn in the present verb when a pronoun of the dual, of the plural, or of the woman addressed is joined to it.

جَاءَ الطَّالِبَانِ.

الطُّلَّابُ يَكْتُبُونَ.

“The two students came. The students are writing.” In المُسْلِمُونَ the sign is the wāw, and in يَكْتُبُونَ it is the nūn. They look alike, but one is a noun and the other a verb, so ask first which kind of word it is.`,
    },
    {
      kind: 'lesson',
      subject: 'Signs of the accusative · عَلَامَاتُ النَّصْبِ',
      opensInDays: 16,
      about: `Naṣb has one sign more than rafʿ.

وَلِلنَّصْبِ خَمْسُ عَلَامَاتٍ: الفَتْحَةُ، وَالأَلِفُ، وَالكَسْرَةُ، وَاليَاءُ، وَحَذْفُ النُّونِ.

Fatḥah is the root, and it is the sign in three places: the singular noun, the broken plural, and the present verb with nothing attached to it when a word of naṣb comes before it.

رَأَيْتُ الطَّالِبَ.

رَأَيْتُ الرِّجَالَ.

لَنْ يَكْتُبَ زَيْدٌ.

Alif is the sign in the five nouns, and kasrah in the sound feminine plural. Take special care with the kasrah, for the ear expects a fatḥah there and never finds it.

رَأَيْتُ أَبَاكَ.

رَأَيْتُ الطَّالِبَاتِ.

Yāʾ is the sign in the dual and in the sound masculine plural. The letter before it tells them apart: fatḥah in the dual and kasrah in the plural.

رَأَيْتُ الطَّالِبَيْنِ.

رَأَيْتُ المُسْلِمِينَ.

The dropping of the nūn is the sign in those present verbs that showed their rafʿ by keeping it.

الطُّلَّابُ لَنْ يَكْتُبُوا.

“The students will not write.” The nūn of يَكْتُبُونَ is gone, and a silent alif is written after the wāw.

Set this lesson beside the one before it and make a table of your own, with a row for every kind of word and a column for rafʿ and for naṣb.`,
    },
  ],
}
