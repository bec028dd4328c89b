import type { DemoClass } from '../demo-class.ts'

export const arabicOfHadith: DemoClass = {
  slug: 'arabic-of-hadith',
  category: 'Quranic Arabic',
  name: 'The Arabic of Ḥadīth · لُغَةُ الحَدِيثِ',
  about:
    'Short and famous ḥadīths of the Prophet ﷺ from the collections of al-Bukhārī and Muslim, read as Arabic: every word explained, every ending accounted for. The sentences are brief and perfectly balanced, which makes them the best naḥw exercises there are. Complete the class on the short sūrahs first.',
  price: 5500,
  billing: 'monthly',
  registrationEndsInDays: 40,
  monthlyLimit: 6,
  prerequisite: 'surahs',
  links: `The ḥadīths of this class, vocalised https://example.org/lisan/hadith-texts
Parsing sheets https://example.org/lisan/parsing-sheets`,
  lessons: [
    {
      kind: 'timetable',
      subject: 'Class timetable · جَدْوَلُ الدُّرُوسِ',
      about: `Our motto for this class is itself a ḥadīth. ʿUthmān, may Allah be pleased with him, relates that the Prophet ﷺ said (al-Bukhārī 5027):

خَيْرُكُمْ مَنْ تَعَلَّمَ القُرْآنَ وَعَلَّمَهُ.

Khayrukum man taʿallama l-qurʾāna wa-ʿallamah: “the best of you is he who learns the Qurʾān and teaches it.” Learn, then teach; the week is arranged in that order.

يَوْمُ الأَحَدِ: نَحْفَظُ الحَدِيثَ.
يَوْمُ الثُّلَاثَاءِ: نَشْرَحُ الكَلِمَاتِ.
يَوْمُ الخَمِيسِ: نُعْرِبُ الجُمَلَ.
يَوْمُ السَّبْتِ: نُعَلِّمُ غَيْرَنَا.

On Sunday we memorise the ḥadīth of the week with its vowel marks. On Tuesday we explain its words, with the root and pattern of each verb and noun; this is ṣarf. On Thursday we parse its sentences, saying of every word what case it has and why; this is naḥw. On Saturday we teach somebody else: a brother, a classmate, or the class in the discussion below the lesson.

There are five ḥadīths, one a week, and in the sixth week the exam. It has a theory part only, and your teacher marks it by hand, so leave some days for the answer to come.

We study language here. For the rulings drawn from a ḥadīth, ask a scholar with whom you sit.`,
    },
    {
      kind: 'lesson',
      subject: 'Deeds and intentions · الأَعْمَالُ وَالنِّيَّاتُ',
      about: `Al-Bukhārī opens his collection with this ḥadīth (no. 1). ʿUmar ibn al-Khaṭṭāb, may Allah be pleased with him, said: I heard the Messenger of Allah ﷺ say:

إِنَّمَا الأَعْمَالُ بِالنِّيَّاتِ، وَإِنَّمَا لِكُلِّ امْرِئٍ مَا نَوَى.

Innama l-aʿmālu bi-n-niyyāt, wa-innamā li-kulli mriʾin mā nawā: “deeds are only by intentions, and every person has only what he intended.”

Innamā إِنَّمَا is inna joined to mā. The mā stops inna from its work, so the noun after it stays nominative: al-aʿmālu, and not al-aʿmāla. In return the pair gains a new meaning, restriction: “only”, “nothing but”.

Al-aʿmālu is mubtadaʾ, a broken plural of ʿamal عَمَلٌ, deed. Its khabar is the phrase bi-n-niyyāti, a preposition and its noun. Niyyāt is the sound feminine plural of niyyah نِيَّةٌ, intention, and both niyyah and nawā come from the root n-w-y.

In the second sentence the order is turned. Li-kulli mriʾin is the khabar, brought forward; the mubtadaʾ is mā, “that which”, with the verb nawā, “he intended”, after it. By moving “for every person” to the front the sentence says: for each his own.

The word for person is remarkable: the vowel of its rāʾ follows the vowel of its end.

هٰذَا امْرُؤٌ
رَأَيْتُ امْرَأً
مَرَرْتُ بِامْرِئٍ

Read them aloud: imruʾun, imraʾan, imriʾin, in the nominative, the accusative and the genitive. The seat of the hamzah changes with the vowel before it.`,
    },
    {
      kind: 'lesson',
      subject: 'The tongue and the hand · اللِّسَانُ وَاليَدُ',
      about: `ʿAbdullāh ibn ʿAmr, may Allah be pleased with him and his father, relates from the Prophet ﷺ two definitions built on one plan (al-Bukhārī 10).

المُسْلِمُ مَنْ سَلِمَ المُسْلِمُونَ مِنْ لِسَانِهِ وَيَدِهِ، وَالمُهَاجِرُ مَنْ هَجَرَ مَا نَهَى اللَّهُ عَنْهُ.

Al-muslimu man salima l-muslimūna min lisānihi wa-yadih, wa-l-muhājiru man hajara mā naha llāhu ʿanh: “the Muslim is he from whose tongue and hand the Muslims are safe, and the emigrant is he who leaves what Allah has forbidden.”

Al-muslimu is mubtadaʾ. Its khabar is man مَنْ, “he who”, together with all that follows. A word like man needs a sentence after it to complete it, the ṣilah, and in that sentence a pronoun that returns to it. Here it is the hāʾ in lisānihi and yadihi: “his tongue, his hand”.

Al-muslimūna is the doer of salima, so it is nominative. In a sound masculine plural the sign of the nominative is the wāw, not a ḍammah.

سَلِمَ المُسْلِمُونَ.
رَأَيْتُ المُسْلِمِينَ.

In the second line it is an object, and the wāw has become yāʾ.

Listen for the roots. Muslim and salima share s-l-m, to be safe; muhājir and hajara share h-j-r, to leave. Each title is explained by its own root. The last word, ʿanhu, holds the pronoun that returns to mā: “what Allah forbade, from it”.`,
    },
    {
      kind: 'lesson',
      subject: 'Love for your brother · حَتَّى يُحِبَّ لِأَخِيهِ',
      about: `Al-Bukhārī (13) and Muslim (45) both relate from Anas, may Allah be pleased with him, that the Prophet ﷺ said the next sentence. Memorise it before you read the explanation.

لَا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لِأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ.

Lā yuʾminu aḥadukum ḥattā yuḥibba li-akhīhi mā yuḥibbu li-nafsih: “none of you believes until he loves for his brother what he loves for himself.”

The same verb stands here twice with two endings. Yuḥibba, with fatḥah, follows حَتَّى (ḥattā), “until”, after which the present verb is manṣūb. Yuḥibbu, with ḍammah, follows mā, which has no such power, so the verb keeps the ending it has by nature, marfūʿ.

Lā here denies and nothing more; a denied verb stays marfūʿ, yuʾminu. Were it the lā of prohibition the verb would be majzūm.

Aḥadukum is the doer, “one of you”: aḥad with the pronoun -kum.

Li-akhīhi deserves a stop. Akh أَخٌ, brother, is one of the five nouns whose signs are letters and not vowels when another word is attached to them: wāw in the nominative, alif in the accusative, yāʾ in the genitive.

هٰذَا أَخُوهُ.
رَأَيْتُ أَخَاهُ.
سَلَّمْتُ عَلَى أَخِيهِ.

Akhūhu, akhāhu, akhīhi: this is his brother, I saw his brother, I greeted his brother. After li- we need the genitive, hence the yāʾ. Nafsihi, by contrast, is an ordinary noun and simply takes kasrah.`,
    },
    {
      kind: 'lesson',
      subject: 'Good words or silence · خَيْرًا أَوْ لِيَصْمُتْ',
      about: `This sentence of the Messenger of Allah ﷺ, too, is in both collections (al-Bukhārī 6018, Muslim 47), related by Abū Hurayrah, may Allah be pleased with him. It is the first time in this class that we meet a condition.

مَنْ كَانَ يُؤْمِنُ بِاللَّهِ وَاليَوْمِ الآخِرِ فَلْيَقُلْ خَيْرًا أَوْ لِيَصْمُتْ.

Man kāna yuʾminu bi-llāhi wa-l-yawmi l-ākhiri fa-l-yaqul khayran aw li-yaṣmut: “whoever believes in Allah and the Last Day, let him say good or be silent.”

In the last two ḥadīths a small word had one meaning: man was “he who”, mā “that which”. Here man is a noun of condition, ism sharṭ, “whoever”, and it asks for an answer. The answer begins with fa-, because it is a command.

Al-yawmi is joined by wāw to Allah, and therefore genitive like it; al-ākhiri is its adjective and agrees with it in the article, the gender and the case.

The command to someone who is absent is made with the lām of command, lām al-amr, before a present verb in the jussive. Standing alone the lām has kasrah: li-yaṣmut. After fa- or wa- it usually loses it: fa-l-yaqul. Both verbs end in sukūn, and yaqūlu has lost its wāw, since two vowelless letters may not meet.

لِيَكْتُبْ.
فَلْيَكْتُبْ.

Both lines mean “let him write”, the second with “then”. Khayran is the object of yaqul, accusative with tanwīn fatḥ: “let him say something good”. How much of good conduct has been put into one indefinite noun!`,
    },
    {
      kind: 'lesson',
      subject: 'Make it easy · يَسِّرُوا وَلَا تُعَسِّرُوا',
      about: `Four verbs and three times wāw: from Anas, may Allah be pleased with him, al-Bukhārī (69) relates that the Prophet ﷺ said:

يَسِّرُوا وَلَا تُعَسِّرُوا، وَبَشِّرُوا وَلَا تُنَفِّرُوا.

Yassirū wa-lā tuʿassirū, wa-bashshirū wa-lā tunaffirū: “make things easy and do not make them hard; give glad tidings and do not drive people away.”

All four verbs are of the second form, faʿʿala, with the middle letter doubled. That form often means to make something be what the root says: yusr يُسْرٌ is ease and yassara to make easy; ʿusr عُسْرٌ is hardship and ʿassara to make hard.

The first and third are commands to a group, ending in -ū. The second and fourth are prohibitions: the lā of prohibition, lā an-nāhiyah, stands before a present verb and makes it majzūm.

تُعَسِّرُونَ
لَا تُعَسِّرُوا

Compare the two. In verbs of this group, called the five verbs, the sign of the nominative is the final nūn, and the sign of the jussive is its absence. The nūn has fallen, and a silent alif is written after the wāw in its place.

Watch the prefix too. In the second form the present begins with ḍammah, tuʿassirū and tunaffirū, and the command has no prefix at all: take tuyassirū, remove the tu-, and yassirū remains.

To one person we say yassir wa-lā tuʿassir, both ending in sukūn. Say all four verbs so.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: Parsing a ḥadīth',
      about: `This exam has a theory part only. Write in English, and quote the Arabic words with their vowel marks. Twelve to fifteen sentences are enough, and clear sentences are worth more than long ones.

Here are the words of the Prophet ﷺ once more.

لَا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لِأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ.

First, translate it. Secondly, explain why yuʾminu ends in ḍammah although lā stands before it. Thirdly, explain why the verb “to love” ends once in fatḥah and once in ḍammah. Fourthly, say what case li-akhīhi shows, by what sign, and how the word would look in the other two cases. Fifthly, name the doer of yuʾminu.

Then turn to a second sentence.

يَسِّرُوا وَلَا تُعَسِّرُوا.

Explain how the lā of this sentence differs from the lā of the first, and what has happened to the nūn of the second verb.

Answer from understanding and in your own order. If you have forgotten a technical name, describe the thing in plain words; a correct description is an answer. Your teacher reads every line, and you will see the mark when the reading is done.`,
      theoryAnswer:
        '“None of you believes until he loves for his brother what he loves for himself.” The lā of لَا يُؤْمِنُ only denies and does not govern the verb, so yuʾminu stays marfūʿ with ḍammah. يُحِبَّ is manṣūb with fatḥah after ḥattā; يُحِبُّ, after mā, has nothing governing it and is marfūʿ with ḍammah. لِأَخِيهِ is genitive after li-, and its sign is the yāʾ, because akh is one of the five nouns; the nominative would be أَخُوهُ and the accusative أَخَاهُ. The doer of yuʾminu is أَحَدُكُمْ, nominative with ḍammah. In لَا تُعَسِّرُوا the lā is the lā of prohibition and makes the verb majzūm; the verb is one of the five verbs, so the sign of the jussive is the dropping of the nūn of تُعَسِّرُونَ, and a silent alif is written after the wāw.',
    },
  ],
}
