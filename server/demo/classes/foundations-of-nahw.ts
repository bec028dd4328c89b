import type { DemoClass } from '../demo-class.ts'

export const foundationsOfNahw: DemoClass = {
  slug: 'nahw',
  category: 'Grammar',
  name: 'Foundations of Naḥw · مَبَادِئُ النَّحْوِ',
  about: `Naḥw is the grammar of the sentence: which word does what, and how its ending shows it. This class needs nothing but the ability to read with vowels. We begin with the three kinds of word, build the two kinds of sentence, and finish with iʿrāb, the change of endings.`,
  price: 0,
  billing: 'once',
  links: `Table of endings (one page) https://example.org/lisan/table-of-endings
Class group on WhatsApp https://example.org/lisan/nahw-group`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'What is naḥw for? · مَا النَّحْوُ؟',
      about: `Arabic grammar has two great halves. Ṣarf studies the word by itself: how it is built and what shapes it takes. Naḥw studies the word in its sentence: what work it does there, and what happens to its last letter because of that work.

In English we know who did what from the order of the words. “Bilāl honoured Ṭāriq” and “Ṭāriq honoured Bilāl” use the same words in another order. Arabic can keep the order and change the endings.

أَكْرَمَ بِلَالٌ طَارِقًا.

أَكْرَمَ بِلَالًا طَارِقٌ.

In the first sentence Bilāl is the one who honours, for his name ends in ḍammah, here with tanwīn. In the second he is the one who is honoured, for his name ends in fatḥah. The order has not moved. A reader who skips the endings cannot tell the host from the guest.

So naḥw is not a list of rules laid on top of the language. It is the knowledge that lets you understand a sentence and say one that will be understood. Whenever you read in this class, ask two questions of every word: what is it doing here, and which sign shows it?

Read the two sentences aloud until you feel the difference at the end of each name.`,
    },
    {
      kind: 'lesson',
      subject: 'Noun, verb and particle · الِاسْمُ وَالفِعْلُ وَالحَرْفُ',
      about: `Every Arabic word is one of three things. There is no fourth.

اِسْمٌ، فِعْلٌ، حَرْفٌ

A noun, اِسْمٌ, has a meaning of its own and no time in it. It names a person, an animal, a place, a thing or an idea. What English calls adjectives and pronouns are nouns here as well.

عُثْمَانُ، مَدِينَةٌ، كِتَابٌ، عِلْمٌ، جَمِيلٌ

A verb, فِعْلٌ, has a meaning joined to a time: past, present or future, or a command for what is to come.

ذَهَبَ، يَذْهَبُ، اِذْهَبْ

These are “he went”, “he goes” and “go!”.

A particle, حَرْفٌ, shows its meaning only beside another word. “To” and “in” tell you nothing until you hear where.

إِلَى، فِي، مِنْ، هَلْ، وَ

Now take a sentence apart.

ذَهَبَ عُثْمَانُ إِلَى السُّوقِ.

“ʿUthmān went to the market.” ذَهَبَ is a verb, عُثْمَانُ a noun, إِلَى a particle, and السُّوقِ a noun.

Three tests help. If a word takes the article or tanwīn, it is a noun. If قَدْ or سَوْفَ can stand before it, it is a verb. If it accepts neither kind of sign, it is a particle.`,
      checks: [
        {
          question: 'Which of these words is a particle?',
          answer: 'هَلْ',
          wrongAnswers: ['مَدِينَةٌ', 'يَذْهَبُ', 'جَمِيلٌ'],
        },
        {
          question: 'In سَوْفَ يَذْهَبُ, what does سَوْفَ show about the word after it?',
          answer: 'It is a verb',
          wrongAnswers: ['It is a noun', 'It is a particle'],
        },
        {
          question: 'How many nouns are there in ذَهَبَ عُثْمَانُ إِلَى السُّوقِ?',
          answer: 'Two',
          wrongAnswers: ['One', 'Three'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Masculine and feminine · المُذَكَّرُ وَالمُؤَنَّثُ',
      about: `Every Arabic noun is masculine or feminine, things as well as people. The masculine needs no sign. The feminine usually has one, and the commonest is tāʾ marbūṭah.

طَالِبٌ، طَالِبَةٌ

مُدَرِّسٌ، مُدَرِّسَةٌ

These are a student and a teacher, first a man and then a woman.

Some nouns are feminine without the sign. A word for a woman is feminine by its meaning, like أُمٌّ, “a mother”, and بِنْتٌ, “a girl”. Most parts of the body that come in pairs are feminine, like يَدٌ, “a hand”, and عَيْنٌ, “an eye”. Some others are known only from use: شَمْسٌ, “a sun”, and أَرْضٌ, “land”. And a few men’s names carry the sign but remain masculine, like حَمْزَةُ.

Why does it matter? Because the words around the noun agree with it: the word for “this”, the adjective, and the verb.

هٰذَا بَيْتٌ كَبِيرٌ.

هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.

الشَّمْسُ طَالِعَةٌ.

“This is a big house. This is a big school. The sun is rising.” In the last line شَمْسٌ has no feminine sign, but طَالِعَةٌ shows its gender for it. When you learn a new noun, learn it together with هٰذَا or هٰذِهِ, and the gender will stay in your memory.`,
      checks: [
        {
          question: 'Which of these is the name of a man?',
          answer: 'حَمْزَةُ',
          wrongAnswers: ['فَاطِمَةُ', 'زَيْنَبُ'],
        },
        {
          question: 'Complete the sentence: هٰذِهِ مَدْرَسَةٌ …',
          answer: 'جَدِيدَةٌ',
          wrongAnswers: ['جَدِيدٌ', 'الجَدِيدُ'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Definite and indefinite · المَعْرِفَةُ وَالنَّكِرَةُ',
      about: `A noun is indefinite, نَكِرَةٌ, when it points to no one in particular: any book, some man. It is definite, مَعْرِفَةٌ, when speaker and hearer know which one is meant.

كِتَابٌ، الكِتَابُ

Tanwīn is often the mark of the indefinite and the article the mark of the definite, but there are other ways of being definite. Here are six, with an example of each: the pronoun, the proper name, the word of pointing, the relative, the noun with the article, and the noun joined to one of these.

هُوَ، زَيْنَبُ، هٰذَا، الَّذِي، الكِتَابُ، كِتَابُ زَيْنَبَ

In كِتَابُ زَيْنَبَ, “Zaynab’s book”, the word كِتَابُ has no article and yet it is definite, because it belongs to a definite noun. Notice too that it has lost its tanwīn.

An adjective follows its noun in this, as it does in gender. Leave the agreement out and you say something else.

كِتَابٌ جَدِيدٌ

الكِتَابُ الجَدِيدُ

الكِتَابُ جَدِيدٌ.

The first is “a new book”. The second is “the new book”. The third is a full sentence, “The book is new.” One small article separates a phrase from a sentence, so listen for it.

Try it yourself with بَيْتٌ and كَبِيرٌ: make all three, and say which one can stand alone.`,
      checks: [
        {
          question: 'Type “the new book”, as a phrase and not as a sentence.',
          answer: 'الكِتَابُ الجَدِيدُ',
          mistakes: ['الكتاب جديد', 'كتاب الجديد', 'الكتابالجديد'],
        },
      ],
    },
    {
      kind: 'exam',
      subject: 'Exam: Words and their kinds',
      about: `This first exam covers the four lessons so far: what naḥw is for, the three kinds of word, gender, and definiteness. There are eight questions. For six you choose the one right answer; for two you type the word.

Before you start, take this sentence and say of every word whether it is a noun, a verb or a particle.

جَلَسَتِ الطَّالِبَةُ فِي الفَصْلِ الجَدِيدِ.

“The student sat in the new classroom.” You should find one verb, one particle and three nouns, for الجَدِيدِ counts as a noun. Then ask of each noun whether it is masculine or feminine, definite or indefinite. If you can answer without looking back, you are ready.

Read the whole question before the answers, and read every answer before you choose. When two look right, go back to the tests you learnt: does the word take the article? Could قَدْ come before it? Does the adjective agree with its noun in gender and in definiteness?

The second half of the class opens the sentence itself, and it stands on what is asked here. A mark lower than you hoped for is a good reason to read a lesson again.`,
      questions: [
        {
          question: 'What does naḥw study?',
          answer: 'The word in its sentence and what happens to its ending',
          wrongAnswers: [
            'The shape of the word by itself',
            'The meanings of rare words',
            'The joining of letters in writing',
          ],
          explainedIn: 'What is naḥw for?',
        },
        {
          question: 'In ذَهَبَ عُثْمَانُ إِلَى السُّوقِ, which word is the particle?',
          answer: 'إِلَى',
          wrongAnswers: ['ذَهَبَ', 'عُثْمَانُ', 'السُّوقِ'],
          explainedIn: 'Noun, verb and particle',
        },
        {
          question: 'Which of these nouns is feminine?',
          answer: 'شَمْسٌ',
          wrongAnswers: ['بَيْتٌ', 'كِتَابٌ', 'حَمْزَةُ'],
          explainedIn: 'Masculine and feminine',
        },
        {
          question: 'Which of these means “the new book”?',
          answer: 'الكِتَابُ الجَدِيدُ',
          wrongAnswers: ['الكِتَابُ جَدِيدٌ', 'كِتَابٌ جَدِيدٌ', 'كِتَابُ الجَدِيدِ'],
          explainedIn: 'Definite and indefinite',
        },
        {
          question: 'Why is كِتَابُ definite in كِتَابُ زَيْنَبَ?',
          answer: 'It is joined to a definite noun',
          wrongAnswers: ['It ends in ḍammah', 'Everything we own is definite', 'It is masculine'],
          explainedIn: 'Definite and indefinite',
        },
        {
          question: 'Which sentence is right?',
          answer: 'هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.',
          wrongAnswers: ['هٰذَا مَدْرَسَةٌ كَبِيرَةٌ.', 'هٰذِهِ مَدْرَسَةٌ كَبِيرٌ.', 'هٰذَا مَدْرَسَةٌ كَبِيرٌ.'],
          explainedIn: 'Masculine and feminine',
        },
        {
          question: 'Type the feminine of طَالِبٌ.',
          answer: 'طَالِبَةٌ',
          mistakes: ['طالبه', 'طالبت', 'طلبة'],
          explainedIn: 'Masculine and feminine',
        },
        {
          question: 'Type the Arabic term for “noun”.',
          answer: 'اِسْمٌ',
          accepted: ['الِاسْمُ'],
          mistakes: ['إسم', 'أسم', 'اصم'],
          explainedIn: 'Noun, verb and particle',
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'The nominal sentence · الجُمْلَةُ الِاسْمِيَّةُ',
      about: `A sentence that begins with a noun is nominal. It has two pillars: the mubtadaʾ, the thing we start with, and the khabar, the news we give about it. Arabic needs no word for “is” between them.

العِلْمُ نُورٌ.

“Knowledge is light.” العِلْمُ is the mubtadaʾ and نُورٌ is the khabar. Both are marfūʿ: each ends in ḍammah, one with the article and one with tanwīn. As a rule the mubtadaʾ is definite and the khabar indefinite.

A khabar that describes its mubtadaʾ, as an adjective does, agrees with it in gender and number.

الطَّالِبُ مُجْتَهِدٌ.

الطَّالِبَةُ مُجْتَهِدَةٌ.

“The student is hard-working”, said of a man and then of a woman.

The khabar may be more than one word. It may be a particle with its noun, an adverb of place, or a whole sentence.

كِيمِي فِي البَيْتِ.

المَسْجِدُ أَمَامَ المَدْرَسَةِ.

بِلَالٌ يَكْتُبُ رِسَالَةً.

“Kemi is in the house. The mosque is in front of the school. Bilāl is writing a letter.”

If the mubtadaʾ is indefinite and the khabar is a phrase of place, the khabar comes first.

فِي البَيْتِ رَجُلٌ.

“In the house there is a man.” Here رَجُلٌ is still the mubtadaʾ, though it stands last.`,
      checks: [
        {
          question: 'In المَسْجِدُ أَمَامَ المَدْرَسَةِ, what is المَسْجِدُ?',
          answer: 'The mubtadaʾ',
          wrongAnswers: ['The khabar', 'The object'],
        },
        {
          question: 'Which of these says “The student is hard-working” of a woman?',
          answer: 'الطَّالِبَةُ مُجْتَهِدَةٌ.',
          wrongAnswers: ['الطَّالِبَةُ مُجْتَهِدٌ.', 'الطَّالِبَةُ المُجْتَهِدَةُ'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'The verbal sentence · الجُمْلَةُ الفِعْلِيَّةُ',
      about: `A sentence that begins with a verb is verbal. After the verb comes the doer, الفَاعِلُ, and it is marfūʿ. If the deed falls upon something, that is the object, المَفْعُولُ بِهِ, and it is manṣūb.

كَتَبَ الطَّالِبُ الدَّرْسَ.

“The student wrote the lesson.” الطَّالِبُ ends in ḍammah, for he wrote; الدَّرْسَ ends in fatḥah, for it was written.

The verb takes a sign of the feminine when its doer is a woman.

كَتَبَتِ الطَّالِبَةُ الدَّرْسَ.

The tāʾ in كَتَبَتْ is at rest by itself. Here it takes a kasrah only to meet the article that follows.

Now look carefully at the plural. When the doer is named after the verb, the verb stays singular, however many people there are. When the noun comes first, the verb must show the number.

كَتَبَ الطُّلَّابُ الدَّرْسَ.

الطُّلَّابُ كَتَبُوا الدَّرْسَ.

Both say “The students wrote the lesson.” The first is a verbal sentence. The second is nominal: الطُّلَّابُ is its mubtadaʾ, and the doer is the wāw in كَتَبُوا.

Some verbs need no object at all.

جَلَسَتْ أَمِينَةُ.

“Amina sat down.” The verb and its doer are enough, and the sentence is complete.`,
    },
    {
      kind: 'lesson',
      subject: 'Iʿrāb, why endings change · الإِعْرَابُ',
      about: `Watch one word in three sentences. Nothing in it changes except the end.

جَاءَ المُدَرِّسُ.

رَأَيْتُ المُدَرِّسَ.

سَلَّمْتُ عَلَى المُدَرِّسِ.

“The teacher came. I saw the teacher. I greeted the teacher.” In the first he is the doer, so the word is marfūʿ. In the second he is the object, so it is manṣūb. In the third a particle of jarr stands before it, so it is majrūr. This change is iʿrāb, and the word that causes it, such as the verb or the particle, is called the ʿāmil.

There are four kinds: rafʿ, whose first sign is ḍammah; naṣb, fatḥah; jarr, kasrah; and jazm, sukūn. Nouns take the first three and verbs take rafʿ, naṣb and jazm. So jarr belongs to nouns alone and jazm to verbs alone.

يَكْتُبُ، لَنْ يَكْتُبَ، لَمْ يَكْتُبْ

“He writes; he will not write; he did not write.”

Some words never change, and they are called mabnī. All particles are so, the past verb, and nouns such as the pronouns and most words of pointing.

جَاءَ هٰؤُلَاءِ، وَرَأَيْتُ هٰؤُلَاءِ.

“These people came, and I saw these people.” The ending is kasrah both times; only the place in the sentence tells you which is the doer.`,
    },
    {
      kind: 'practice',
      subject: 'Practice: Endings · تَدْرِيبٌ',
      about: `Put the endings on the words, order the sentences and parse them, as often as you like, before you open the exam.`,
      exercises: [
        {
          kind: 'marks',
          question: 'Put the vowel marks on the endings.',
          line: 'شَرِبَ الوَلَدُ المَاءَ | endings',
        },
        {
          kind: 'marks',
          question: 'Put the vowel marks on the endings.',
          line: 'ذَهَبَتْ زَيْنَبُ إِلَى المَدْرَسَةِ | endings',
        },
        {
          kind: 'order',
          question: 'The boy drank the water. Begin with the verb.',
          line: 'شَرِبَ الوَلَدُ المَاءَ || إِلَى',
        },
        {
          kind: 'gap',
          question: 'Fill the gap: Zaynab went to the school.',
          line: 'ذَهَبَتْ زَيْنَبُ {{إِلَى}} المَدْرَسَةِ || فِي، مِنْ، عَلَى',
        },
        {
          kind: 'gap',
          question: 'Write the object: Fāṭimah read the book.',
          line: 'قَرَأَتْ فَاطِمَةُ {{الكِتَابَ}}',
        },
        {
          kind: 'parse',
          question: 'Parse the words of the sentence.',
          line: 'شَرِبَ: فعل، فعل ماضٍ، مبني، الفتحة؛ الوَلَدُ: اسم، فاعل، مرفوع، الضمة؛ المَاءَ: اسم، مفعول به، منصوب، الفتحة',
        },
        {
          kind: 'table',
          question: 'Fill in the endings of the cases.',
          line: '\tcase\tsign\nالوَلَدُ\tnominative\t{{ḍammah|damma}}\nالوَلَدَ\t{{accusative}}\tfatḥah\nالوَلَدِ\tgenitive\t{{kasrah|kasra}}',
        },
      ],
    },
    {
      kind: 'exam',
      subject: 'Exam: Sentences and endings',
      about: `This exam closes the class. It has eight objective questions, two of them to type, on the nominal sentence, the verbal sentence and iʿrāb, and then one theory question for you to answer in your own words.

Revise with these three lines first. For each, say whether the sentence is nominal or verbal, and name the work of every word.

الجَوُّ جَمِيلٌ.

شَرِبَ الوَلَدُ المَاءَ.

ذَهَبَتْ زَيْنَبُ إِلَى المَدْرَسَةِ.

“The weather is beautiful. The boy drank the water. Zaynab went to the school.”

Theory question. Write about the sentence below. Say which kind of sentence it is, name the work of each of its three words, and for each noun give its kind of iʿrāb and the sign that shows it. Then change the sentence so that it becomes nominal, beginning with the name.

قَرَأَتْ فَاطِمَةُ الكِتَابَ.

Write in English, with the Arabic terms where you know them. A short and exact answer is better than a long one.`,
      theoryAnswer: `It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.`,
      questions: [
        {
          question: 'Change الطَّالِبُ مُجْتَهِدٌ so that it is said of a woman.',
          answer: 'الطَّالِبَةُ مُجْتَهِدَةٌ',
          mistakes: ['الطالبه مجتهده', 'الطالبه مجتهدة', 'الطالبة مجتهد', 'طالبة مجتهدة'],
          explainedIn: 'The nominal sentence',
        },
        {
          question: 'Complete with the verb “wrote”: … الطُّلَّابُ الدَّرْسَ.',
          answer: 'كَتَبَ',
          mistakes: ['كتبوا', 'كُتِبَ', 'يكتب'],
          explainedIn: 'The verbal sentence',
        },
        {
          question: 'In العِلْمُ نُورٌ, what is نُورٌ?',
          answer: 'The khabar',
          wrongAnswers: ['The mubtadaʾ', 'The doer', 'The object'],
          explainedIn: 'The nominal sentence',
        },
        {
          question: 'Which word is the mubtadaʾ in فِي البَيْتِ رَجُلٌ?',
          answer: 'رَجُلٌ',
          wrongAnswers: ['فِي', 'البَيْتِ', 'There is none'],
          explainedIn: 'The nominal sentence',
        },
        {
          question: 'How does the object of a verb end in the singular, as in كَتَبَ الطَّالِبُ الدَّرْسَ?',
          answer: 'In fatḥah, because it is manṣūb',
          wrongAnswers: [
            'In ḍammah, because it is marfūʿ',
            'In kasrah, because it is majrūr',
            'In sukūn, because it is majzūm',
          ],
          explainedIn: 'The verbal sentence',
        },
        {
          question: 'Which sentence is right?',
          answer: 'كَتَبَ الطُّلَّابُ الدَّرْسَ.',
          wrongAnswers: ['كَتَبَ الطُّلَّابَ الدَّرْسُ.', 'الطُّلَّابُ كَتَبَ الدَّرْسَ.', 'كَتَبَ الطُّلَّابِ الدَّرْسَ.'],
          explainedIn: 'The verbal sentence',
        },
        {
          question: 'Which kind of iʿrāb belongs to nouns alone?',
          answer: 'Jarr',
          wrongAnswers: ['Rafʿ', 'Naṣb', 'Jazm'],
          explainedIn: 'Iʿrāb, why endings change',
        },
        {
          question: 'Which word is mabnī?',
          answer: 'هٰؤُلَاءِ',
          wrongAnswers: ['المُدَرِّسُ', 'الكِتَابُ', 'مَدْرَسَةٌ'],
          explainedIn: 'Iʿrāb, why endings change',
        },
      ],
    },
  ],
}
