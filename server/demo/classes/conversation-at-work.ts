import type { DemoClass } from '../demo-class.ts'

export const conversationAtWork: DemoClass = {
  slug: 'conversation-at-work',
  category: 'Conversation',
  name: 'Conversation at Work · المُحَادَثَةُ فِي العَمَلِ',
  about:
    'Arabic for the office, the shop and the telephone: introducing yourself, making an appointment, leaving a message, asking for help and writing a short letter. Each lesson is one dialogue and the grammar it rests on. Join when you can already greet, ask the way and tell the time.',
  price: 6000,
  billing: 'monthly',
  links: `Words for the office, with plurals https://example.org/lisan/office-words
Model letters https://example.org/lisan/model-letters`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'Meeting your colleagues · التَّعَارُفُ فِي العَمَلِ',
      about: `Hauwa begins a new job this morning. The head of the office (al-mudīr) comes to her desk.

المُدِيرُ: صَبَاحُ الخَيْرِ. أَنَا يُوسُفُ، مُدِيرُ المَكْتَبِ.
Manager: ṣabāḥu l-khayr. Anā Yūsuf, mudīru l-maktab. Good morning. I am Yūsuf, the head of the office.
حَوَّاءُ: صَبَاحُ النُّورِ. أَنَا حَوَّاءُ، المُوَظَّفَةُ الجَدِيدَةُ.
Hauwa: ṣabāḥu n-nūr. Anā Ḥawwāʾ, al-muwaẓẓafatu l-jadīdah. Good morning. I am Hauwa, the new employee.
المُدِيرُ: أَهْلًا بِكِ. فِي أَيِّ قِسْمٍ تَعْمَلِينَ؟
Manager: ahlan biki. Fī ayyi qismin taʿmalīn? Welcome. In which department do you work?
حَوَّاءُ: أَعْمَلُ فِي قِسْمِ الحِسَابَاتِ.
Hauwa: aʿmalu fī qismi l-ḥisābāt. I work in the accounts department.
المُدِيرُ: هٰذَا زَمِيلُكِ سَنُوسِي. هُوَ مُحَاسِبٌ.
Manager: hādhā zamīluki Sanusi. Huwa muḥāsib. This is your colleague Sanusi. He is an accountant.
حَوَّاءُ: تَشَرَّفْنَا.
Hauwa: tasharrafnā. We are honoured.

A man’s profession becomes a woman’s by adding ـَة (-ah). Read across each line.

مُهَنْدِسٌ، مُهَنْدِسَةٌ
مُدَرِّسٌ، مُدَرِّسَةٌ
طَبِيبٌ، طَبِيبَةٌ

These are muhandis, an engineer; mudarris, a teacher; and ṭabīb, a physician. In mudīru l-maktab, “head of the office”, the first noun loses its tanwīn and the second is in the genitive: this is the iḍāfah, and half the titles in an office are made so.`,
    },
    {
      kind: 'lesson',
      subject: 'Making an appointment · تَحْدِيدُ مَوْعِدٍ',
      about: `A visitor (az-zāʾir) comes to the desk of the secretary. He has not written beforehand.

الزَّائِرُ: أُرِيدُ أَنْ أُقَابِلَ المُدِيرَ.
Visitor: urīdu an uqābila l-mudīr. I want to meet the manager.
المُوَظَّفَةُ: هَلْ عِنْدَكَ مَوْعِدٌ؟
Employee: hal ʿindaka mawʿid? Have you an appointment?
الزَّائِرُ: لَا، لَيْسَ عِنْدِي مَوْعِدٌ.
Visitor: lā, laysa ʿindī mawʿid. No, I have no appointment.
المُوَظَّفَةُ: المُدِيرُ مَشْغُولٌ اليَوْمَ. هَلْ تَأْتِي غَدًا؟
Employee: al-mudīru mashghūluni l-yawm. Hal taʾtī ghadan? The manager is busy today. Will you come tomorrow?
الزَّائِرُ: نَعَمْ. فِي أَيِّ سَاعَةٍ؟
Visitor: naʿam. Fī ayyi sāʿah? Yes. At what hour?
المُوَظَّفَةُ: فِي السَّاعَةِ العَاشِرَةِ صَبَاحًا.
Employee: fi s-sāʿati l-ʿāshirati ṣabāḥan. At ten in the morning.
الزَّائِرُ: شُكْرًا، إِلَى اللِّقَاءِ.
Visitor: shukran, ila l-liqāʾ. Thank you, until we meet.

After أُرِيدُ (urīdu, I want) comes أَنْ (an, “that”), and the verb after an ends in fatḥah instead of ḍammah: uqābilu becomes uqābila. This is the subjunctive, manṣūb.

أُرِيدُ أَنْ أَكْتُبَ رِسَالَةً.
أُرِيدُ أَنْ أَجْلِسَ هُنَا.

Urīdu an aktuba risālah, I want to write a letter; urīdu an ajlisa hunā, I want to sit here. To deny having something, put لَيْسَ (laysa) before ʿindī.`,
    },
    {
      kind: 'lesson',
      subject: 'On the telephone · عَلَى الهَاتِفِ',
      about: `Khālid rings from the bank. Kemi takes the call, because the man he wants is in a meeting.

كِيمِي: أَلُو، السَّلَامُ عَلَيْكُمْ. مَنِ المُتَكَلِّمُ؟
Kemi: alū, as-salāmu ʿalaykum. Mani l-mutakallim? Hello, peace be upon you. Who is speaking?
خَالِدٌ: وَعَلَيْكُمُ السَّلَامُ. أَنَا خَالِدٌ مِنَ المَصْرِفِ.
Khālid: wa-ʿalaykumu s-salām. Anā Khālidun mina l-maṣrif. And upon you peace. I am Khālid, from the bank.
كِيمِي: أَهْلًا يَا خَالِدُ.
Kemi: ahlan yā Khālid. Welcome, Khālid.
خَالِدٌ: هَلِ المُهَنْدِسُ بَالَا مَوْجُودٌ؟
Khālid: hali l-muhandisu Bala mawjūd? Is the engineer Bala there?
كِيمِي: لَا، هُوَ فِي اجْتِمَاعٍ. هَلْ تَتْرُكُ رِسَالَةً؟
Kemi: lā, huwa fī jtimāʿ. Hal tatruku risālah? No, he is in a meeting. Will you leave a message?
خَالِدٌ: نَعَمْ. سَأَتَّصِلُ بِهِ بَعْدَ الظُّهْرِ.
Khālid: naʿam. Sa-attaṣilu bihi baʿda ẓ-ẓuhr. Yes. I shall ring him in the afternoon.
كِيمِي: سَأُخْبِرُهُ، إِنْ شَاءَ اللَّهُ.
Kemi: sa-ukhbiruhu, in shāʾa llāh. I shall tell him, if Allah wills.

The future is the present verb with سَـ (sa-) in front: attaṣilu, I ring; sa-attaṣilu, I shall ring. Nothing else in the verb changes.

سَأَكْتُبُ غَدًا.
سَتَحْضُرُ حَوَّاءُ الِاجْتِمَاعَ.

In English: I shall write tomorrow; Hauwa will attend the meeting. Three small words took a helping vowel before the article: mani, hali and mina.`,
    },
    {
      kind: 'lesson',
      subject: 'Asking for help and for leave · طَلَبُ المُسَاعَدَةِ وَالإِجَازَةِ',
      about: `Fāṭimah cannot find the file of a client. She turns to Ṣādiq at the next desk.

فَاطِمَةُ: هَلْ يُمْكِنُكَ أَنْ تُسَاعِدَنِي يَا صَادِقُ؟
Fāṭimah: hal yumkinuka an tusāʿidanī yā Ṣādiq? Can you help me, Ṣādiq?
صَادِقٌ: نَعَمْ، بِكُلِّ سُرُورٍ. مَا المُشْكِلَةُ؟
Ṣādiq: naʿam, bi-kulli surūr. Ma l-mushkilah? Yes, with pleasure. What is the problem?
فَاطِمَةُ: لَا أَجِدُ مِلَفَّ العَمِيلِ.
Fāṭimah: lā ajidu milaffa l-ʿamīl. I cannot find the client’s file.
صَادِقٌ: المِلَفُّ عَلَى مَكْتَبِ المُدِيرِ.
Ṣādiq: al-milaffu ʿalā maktabi l-mudīr. The file is on the manager’s desk.
فَاطِمَةُ: شُكْرًا. وَأُرِيدُ إِجَازَةً يَوْمَ الخَمِيسِ.
Fāṭimah: shukran. Wa-urīdu ijāzatan yawma l-khamīs. Thank you. And I want leave on Thursday.
صَادِقٌ: اُكْتُبِي طَلَبًا إِلَى المُدِيرِ.
Ṣādiq: uktubī ṭalaban ila l-mudīr. Write a request to the manager.

The polite request is yumkinuka an, “is it possible for you that”, and the verb after an ends in fatḥah, as in the lesson on appointments: tusāʿida. The ending ـنِي (-nī) is “me” on a verb; on a noun “my” is ـِي (-ī) alone.

سَاعَدَنِي زَمِيلِي.

Sāʿadanī zamīlī: my colleague helped me. The command uktubī ends in ī because Fāṭimah is a woman; to Ṣādiq himself we would say اُكْتُبْ (uktub). The day on which a thing happens stands in the accusative: yawma l-khamīs.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: Speaking at work',
      about: `This exam covers the four dialogues of the office. Go through them once as a listener, once as each of the speakers, and then close the book.

Three rules return again and again. The first is the subjunctive: after أَنْ the verb ends in fatḥah. The second is the future: سَـ stands in front of a present verb and changes nothing behind it. The third is the feminine: a woman’s profession ends in ـَة, and verbs and commands addressed to her have an ending of their own.

أُرِيدُ أَنْ أُقَابِلَ المُدِيرَ.
سَأُقَابِلُ المُدِيرَ غَدًا.

Compare the two verbs above. The first is uqābila, with fatḥah, because an stands before it; the second is sa-uqābilu, with ḍammah, because sa- has no such power. If you can explain that difference to a friend, you are ready.

Read the choices slowly, for some differ only in the vowel of their last letter. In the last three questions you type the answer, and one of them asks for its vowel marks. The exam has no theory part. The next lesson, on writing a letter to the manager, opens on its own day.`,
      questions: [
        {
          question: 'Complete: أُرِيدُ أَنْ … رِسَالَةً',
          answer: 'أَكْتُبَ',
          wrongAnswers: ['أَكْتُبُ', 'سَأَكْتُبُ', 'كَتَبْتُ'],
        },
        {
          question: 'What is the usual answer to صَبَاحُ الخَيْرِ?',
          answer: 'صَبَاحُ النُّورِ',
          wrongAnswers: ['إِلَى اللِّقَاءِ', 'بِكُلِّ سُرُورٍ', 'إِنْ شَاءَ اللَّهُ'],
        },
        {
          question: 'Which sentence means “I have no appointment”?',
          answer: 'لَيْسَ عِنْدِي مَوْعِدٌ',
          wrongAnswers: ['هَلْ عِنْدَكَ مَوْعِدٌ؟', 'عِنْدِي مَوْعِدٌ', 'لَيْسَ عِنْدَكَ مَوْعِدٌ'],
        },
        {
          question: 'What does سَـ do in سَأُخْبِرُهُ?',
          answer: 'It makes the verb future',
          wrongAnswers: [
            'It makes the verb past',
            'It makes the verb negative',
            'It turns the verb into a question',
          ],
        },
        {
          question: 'How do you call a woman who is an engineer?',
          answer: 'مُهَنْدِسَةٌ',
          wrongAnswers: ['مُهَنْدِسٌ', 'مُدَرِّسَةٌ', 'مُحَاسِبٌ'],
        },
        {
          question: 'Which command would you give to Fāṭimah?',
          answer: 'اُكْتُبِي',
          wrongAnswers: ['اُكْتُبْ', 'يَكْتُبُ', 'كَتَبَ'],
        },
        {
          question: 'A man who keeps the accounts is مُحَاسِبٌ. Type the word for a woman.',
          answer: 'مُحَاسِبَةٌ',
          accepted: ['هِيَ مُحَاسِبَةٌ'],
          mistakes: ['محاسبه', 'محاسبت', 'محسبة'],
        },
        {
          question: 'Type “God willing”, three words.',
          answer: 'إِنْ شَاءَ اللَّهُ',
          mistakes: ['ان شاء الله', 'إنشاء الله', 'إن شا الله'],
        },
        {
          question:
            'Type “I will meet” with all its vowel marks, as in “I will meet the manager tomorrow”.',
          answer: 'سَأُقَابِلُ',
          marks: 'asked',
          mistakes: ['سأقابل', 'سَأُقَابِلَ', 'سَاُقَابِلُ'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'A letter to the manager · رِسَالَةٌ إِلَى المُدِيرِ',
      opensInDays: 6,
      about: `Fāṭimah follows the advice of Ṣādiq and writes for leave. A formal letter in Arabic has four parts: the address, the greeting, the matter and the closing words.

إِلَى السَّيِّدِ المُدِيرِ،
السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ.
أَطْلُبُ مِنْكُمْ إِجَازَةً يَوْمَ الخَمِيسِ؛ لِأَنَّ أُمِّي مَرِيضَةٌ.
وَتَفَضَّلُوا بِقَبُولِ فَائِقِ الِاحْتِرَامِ.
فَاطِمَةُ، قِسْمُ الحِسَابَاتِ

“To the manager. Peace be upon you and the mercy of Allah and His blessings. I ask you for leave on Thursday, because my mother is ill. Kindly accept my highest respect. Fāṭimah, accounts department.”

The letter says minkum, “of you” in the plural, and tafaḍḍalū, a plural command, although one man will read it. In writing the plural is a courtesy, as it is in several languages of Nigeria.

The reason comes after لِأَنَّ (li-anna, because). Li-anna is followed by a noun in the accusative or by a pronoun joined to it, and never directly by a verb.

لِأَنَّ أَبِي مُسَافِرٌ.
لِأَنَّنِي مَرِيضَةٌ.

Li-anna abī musāfir, because my father is travelling; li-annanī marīḍah, because I am ill, said by a woman. In ummī and abī the accusative cannot be heard, since the ending ī has taken its place.

Now write your own letter: change the day and the reason, keep the frame, and post it under this lesson for the class to read.`,
    },
  ],
}
