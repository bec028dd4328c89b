import type { DemoClass } from '../demo-class.ts'

export const shortSurahsWordByWord: DemoClass = {
  slug: 'surahs',
  category: 'Quranic Arabic',
  name: 'Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً',
  about:
    'Six sūrahs that children in Nigeria learn among the first, studied until each word is understood: its root, its form and its place in the sentence. The text follows the reading of Ḥafṣ; we study its language here, and for recitation you sit with your teacher. A learner who finishes this class can follow the prayer with the mind as well as the tongue.',
  price: 4000,
  billing: 'once',
  links: `Word list of the six sūrahs https://example.org/lisan/surahs-words
Practice sheets https://example.org/lisan/surahs-practice`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'Al-Fātiḥah · سُورَةُ الفَاتِحَةِ',
      about: `You say these seven verses in every rakʿah. Today we slow down.

بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ
الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ
الرَّحْمَٰنِ الرَّحِيمِ
مَالِكِ يَوْمِ الدِّينِ
إِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ
اهْدِنَا الصِّرَاطَ الْمُسْتَقِيمَ
صِرَاطَ الَّذِينَ أَنْعَمْتَ عَلَيْهِمْ غَيْرِ الْمَغْضُوبِ عَلَيْهِمْ وَلَا الضَّالِّينَ

“In the name of Allah, the Most Merciful, the Giver of mercy. Praise belongs to Allah, Lord of the worlds, the Most Merciful, the Giver of mercy, Master of the Day of Recompense. You alone we worship, and You alone we ask for help. Guide us to the straight path, the path of those whom You have favoured, not of those who incur anger, nor of those who go astray.”

Al-ḥamdu is the mubtadaʾ, lillāhi its khabar: “praise is Allah’s”. Rabbi, ar-raḥmāni, ar-raḥīmi and māliki all stand in the genitive, because they describe Allah after the particle li-.

In إِيَّاكَ نَعْبُدُ the object comes before the verb. Naʿbuduka would mean “we worship You”; iyyāka naʿbudu says “You, and none besides You”. Order in Arabic is meaning.

Ihdinā is a command from hadā, to guide, used by a servant as a prayer; -nā is “us”. Its second object is aṣ-ṣirāṭa, hence the fatḥah, which al-mustaqīma and the second ṣirāṭa share.

Both naʿbudu and nastaʿīnu begin with nūn: even one who prays alone says “we”.`,
    },
    {
      kind: 'lesson',
      subject: 'Al-Ikhlāṣ · سُورَةُ الإِخْلَاصِ',
      about: `Four verses, and in them almost every kind of sentence a beginner must know.

قُلْ هُوَ اللَّهُ أَحَدٌ
اللَّهُ الصَّمَدُ
لَمْ يَلِدْ وَلَمْ يُولَدْ
وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ

“Say: He is Allah, One. Allah, the One to whom all turn in need. He has not begotten, nor was He begotten. And there is none equal to Him.”

Qul is the command of qāla, to say. Its long vowel has gone, because the lām is now without a vowel, and two vowelless letters would meet: qūl became qul.

Allāhu ṣ-ṣamad is a nominal sentence of two words, mubtadaʾ and khabar, both in the nominative with ḍammah.

The third verse gives the particle لَمْ (lam). It stands before a present verb, turns its meaning to the past and denies it, and puts the verb into the jussive, majzūm, whose sign here is sukūn. Yalidu, He begets, becomes lam yalid; yūladu, the passive, becomes lam yūlad. Both come from the root w-l-d, which also gives walad وَلَدٌ, a child.

In the last verse yakun is yakūnu after lam, shortened as qul was. Its noun is aḥadun, left to the very end, and its predicate is kufuwan, accusative as the predicate of kāna always is, and brought forward. In plain order it would be “no one has been equal to Him”.

The word aḥad أَحَدٌ opens and closes the sūrah: first “One”, then “anyone”.`,
    },
    {
      kind: 'lesson',
      subject: 'Al-Falaq · سُورَةُ الفَلَقِ',
      about: `This sūrah is one long sentence: a command, a verb, and what we seek refuge from, four times.

قُلْ أَعُوذُ بِرَبِّ الْفَلَقِ
مِنْ شَرِّ مَا خَلَقَ
وَمِنْ شَرِّ غَاسِقٍ إِذَا وَقَبَ
وَمِنْ شَرِّ النَّفَّاثَاتِ فِي الْعُقَدِ
وَمِنْ شَرِّ حَاسِدٍ إِذَا حَسَدَ

“Say: I seek refuge with the Lord of daybreak from the evil of what He has created, and from the evil of darkness when it settles, and from the evil of those who blow on knots, and from the evil of an envier when he envies.”

Aʿūdhu is “I seek refuge”, from ʿādha; the hamzah at its head says “I”. The one with whom we seek it follows bi-, and the thing we flee from follows min. Learn the verb with both its particles: aʿūdhu bi-… min…

In sharri mā khalaq the word مَا (mā) is not a denial. It is a noun meaning “that which”, the second part of the iḍāfah: “the evil of what He created”.

Ghāsiqin and ḥāsidin are active participles on the pattern fāʿil, like kātib, a writer. Their tanwīn makes them indefinite: any darkness, any envier. An-naffāthāt has the intensive pattern faʿʿāl, in the feminine plural.

The word إِذَا (idhā) is “when”. The verb after it is past in form, waqaba, ḥasada, but its time is not past: it means whenever that should happen.`,
    },
    {
      kind: 'lesson',
      subject: 'An-Nās · سُورَةُ النَّاسِ',
      about: `The last sūrah of the muṣḥaf begins as its neighbour did, with qul aʿūdhu. Here one refuge is named by three titles, and one evil is feared.

قُلْ أَعُوذُ بِرَبِّ النَّاسِ
مَلِكِ النَّاسِ
إِلَٰهِ النَّاسِ
مِنْ شَرِّ الْوَسْوَاسِ الْخَنَّاسِ
الَّذِي يُوَسْوِسُ فِي صُدُورِ النَّاسِ
مِنَ الْجِنَّةِ وَالنَّاسِ

“Say: I seek refuge with the Lord of mankind, the King of mankind, the God of mankind, from the evil of the whisperer who slips away, who whispers in the breasts of mankind, of jinn and of mankind.”

Each of the three titles is an iḍāfah with an-nās, and each first part ends in kasrah: rabbi after bi-, and maliki and ilāhi because they follow rabbi and restate it. Say rabbu n-nās, with ḍammah, and you have left the sentence.

Do not confuse مَلِكِ (maliki, King) with مَالِكِ (māliki, Master), which you met in al-Fātiḥah. One root, m-l-k; one alif of difference.

Al-waswās is the whisperer, and yuwaswisu the verb from the same four letters, w-s-w-s. The doubled sound imitates what it names. Al-khannās, on the pattern faʿʿāl, is one who draws back again and again.

Alladhī الَّذِي is “who”, and agrees with al-waswās. Ṣudūr is the broken plural of ṣadr صَدْرٌ, a breast. In the last verse min takes fatḥah before the article, mina l-jinnah, so that two vowelless letters do not meet.`,
    },
    {
      kind: 'lesson',
      subject: 'Al-ʿAṣr · سُورَةُ العَصْرِ',
      about: `Three verses: an oath, a statement and an exception.

وَالْعَصْرِ
إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ
إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ

“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.”

The first wāw is not “and”. It is the wāw of the oath, wāw al-qasam, and like a preposition it puts its noun into the genitive: wa-l-ʿaṣri.

Inna إِنَّ stands at the head of a nominal sentence, strengthens it, and turns the mubtadaʾ to the accusative: al-insānu becomes inna l-insāna. The lām in la-fī strengthens once more. Oath, inna and lām: the statement is made three times firm.

After illā come the exceptions. Alladhīna الَّذِينَ is the plural of alladhī, and four verbs follow it, all past and all plural with wāw: āmanū, ʿamilū, tawāṣaw, tawāṣaw. The silent alif after the wāw is only written.

Aṣ-ṣāliḥāti is an object, yet it ends in kasrah. That is the rule for every sound feminine plural: its accusative looks like its genitive.

Tawāṣaw is the sixth form, tafāʿala, which often means that people do something to one another. From the root w-ṣ-y, to enjoin, it says in one word “they enjoined one another”.`,
    },
    {
      kind: 'lesson',
      subject: 'Al-Kawthar · سُورَةُ الكَوْثَرِ',
      about: `The shortest sūrah of the Qurʾān is ten words long, and no word of it is spare.

إِنَّا أَعْطَيْنَاكَ الْكَوْثَرَ
فَصَلِّ لِرَبِّكَ وَانْحَرْ
إِنَّ شَانِئَكَ هُوَ الْأَبْتَرُ

“We have given you al-Kawthar. So pray to your Lord and sacrifice. It is he who hates you who is cut off.”

Innā إِنَّا is inna and the pronoun -nā, “we”, grown together. Aʿṭaynāka is a whole sentence in one word: aʿṭā, to give; -nā, We; -ka, to you. The giving has two objects, -ka and al-kawthara, hence the fatḥah at the end.

Fa- فَ is “so”: what follows rests on what came before. A gift has been given, therefore pray.

Ṣalli is the command of ṣallā, to pray, and inḥar the command of naḥara, to sacrifice. A weak final letter falls away in the command: yuṣallī loses its yāʾ and becomes ṣalli, with the kasrah left behind as a sign. Inḥar has no weak letter, so it simply ends in sukūn. Its alif is a connecting one and is silent after wāw: wa-nḥar.

Shāniʾ is an active participle, “one who hates”, and -ka names the one he hates; after inna it is accusative, shāniʾaka. The pronoun huwa stands between it and al-abtar to say “he and not another”.

Al-abtaru is the khabar of inna, nominative, on the pattern afʿal.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: The six sūrahs',
      about: `Recite the six sūrahs from memory before you begin, and after each verse say its meaning. Where the meaning comes slowly, return to the lesson.

The objective questions ask about words and their endings; in the last two you type the word. Keep three contrasts before your eyes.

لَمْ يَلِدْ
إِنَّ الْإِنْسَانَ
بِرَبِّ النَّاسِ

Lam makes a present verb majzūm, so it ends in sukūn. Inna makes the noun after it manṣūb, so it ends in fatḥah. A preposition makes its noun majrūr, so it ends in kasrah. Most endings in these sūrahs are explained by one of the three.

Theory. Take Sūrat al-ʿAṣr. Write its three verses with full vowel marks and translate them into English. Then explain, in your own words: why al-ʿaṣr ends in kasrah; why al-insān ends in fatḥah; what illā does; and why aṣ-ṣāliḥāt ends in kasrah although it is an object. Six to ten sentences are enough. Your teacher reads the theory part and marks it, so your result is complete only after that.`,
      theoryAnswer:
        'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ.\n“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.',
      questions: [
        {
          question: 'What does the order of إِيَّاكَ نَعْبُدُ express?',
          answer: 'That none but You is worshipped',
          wrongAnswers: [
            'That the worship is past',
            'That the sentence is a question',
            'That the worship is commanded',
          ],
        },
        {
          question: 'Complete: لَمْ … وَلَمْ يُولَدْ',
          answer: 'يَلِدْ',
          wrongAnswers: ['يَلِدُ', 'وَلَدَ', 'يَلِدَ'],
        },
        {
          question: 'What is مَا in مِنْ شَرِّ مَا خَلَقَ?',
          answer: 'A noun meaning “that which”',
          wrongAnswers: ['A particle of denial', 'A question word', 'A particle of oath'],
        },
        {
          question: 'Which word means “King”?',
          answer: 'مَلِكِ',
          wrongAnswers: ['مَالِكِ', 'رَبِّ', 'إِلَٰهِ'],
        },
        {
          question: 'Why does الْإِنْسَانَ end in fatḥah in Sūrat al-ʿAṣr?',
          answer: 'It is the noun of inna',
          wrongAnswers: [
            'It is the object of a verb',
            'It follows the wāw of the oath',
            'It follows illā',
          ],
        },
        {
          question: 'Which verb is a command?',
          answer: 'صَلِّ',
          wrongAnswers: ['أَعُوذُ', 'أَعْطَيْنَا', 'يُوَسْوِسُ'],
        },
        {
          question: 'On which pattern is حَاسِدٍ made?',
          answer: 'fāʿil, the active participle',
          wrongAnswers: [
            'mafʿūl, the passive participle',
            'faʿʿāl, the intensive',
            'afʿal, the comparative',
          ],
        },
        {
          question: 'What is the singular of صُدُورِ?',
          answer: 'صَدْرٌ',
          wrongAnswers: ['صَابِرٌ', 'مَصْدَرٌ', 'صَمَدٌ'],
        },
        {
          question: 'Complete: قُلْ هُوَ اللَّهُ …',
          answer: 'أَحَدٌ',
          mistakes: ['احد', 'أهد'],
        },
        {
          question: 'Complete: إِنَّا أَعْطَيْنَاكَ …',
          answer: 'الْكَوْثَرَ',
          mistakes: ['الكوسر', 'ألكوثر'],
        },
      ],
    },
  ],
}
