import type { DemoClass } from '../demo-class.ts'

export const vocabularyOfTheHome: DemoClass = {
  slug: 'vocabulary-of-the-home',
  category: 'Vocabulary',
  name: 'Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ',
  about:
    'Walk through the house and name everything in it: rooms, furniture, kitchen, food, and what we do there from dawn to night. The words come in families with their plurals, and always inside a sentence. Bought once, the class is yours to keep.',
  price: 1500,
  billing: 'once',
  links: `Word cards to print https://example.org/lisan/home-cards
Labels for your own house https://example.org/lisan/home-labels`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'The rooms · الغُرَفُ',
      file: 'in-the-house.png',
      about: `Look at the picture and enter by the door, al-bāb البَابُ. Touch each place with a finger, say its name, and only then read on.

The house is al-bayt البَيْتُ. A room is ghurfah غُرْفَةٌ, and rooms are ghuraf غُرَفٌ. The kitchen is al-maṭbakh المَطْبَخُ, the bathroom al-ḥammām الحَمَّامُ, the window an-nāfidhah النَّافِذَةُ, the wall al-jidār الجِدَارُ and the roof as-saqf السَّقْفُ.

هٰذَا بَيْتٌ كَبِيرٌ.
فِي البَيْتِ ثَلَاثُ غُرَفٍ.
غُرْفَةُ النَّوْمِ بِجَانِبِ الحَمَّامِ.
البَابُ مَفْتُوحٌ، وَالنَّافِذَةُ مُغْلَقَةٌ.

Hādhā baytun kabīr: this is a large house. Fi l-bayti thalāthu ghuraf: in the house are three rooms. Ghurfatu n-nawmi bi-jānibi l-ḥammām: the bedroom is beside the bathroom. Al-bābu maftūḥ, wa-n-nāfidhatu mughlaqah: the door is open, and the window is closed.

Rooms are named by an iḍāfah, two nouns side by side: ghurfatu n-nawm is “the room of sleep”, ghurfatu l-julūs “the room of sitting”. The tāʾ of ghurfah is heard as soon as a second noun follows.

Notice mughlaqah with its tāʾ: the window is feminine, so what we say of it is feminine too. The door is masculine, hence maftūḥ without it.`,
      checks: [
        {
          question: 'Type “a room”.',
          answer: 'غُرْفَةٌ',
          accepted: ['الغُرْفَةُ'],
          mistakes: ['غرفه', 'غرف', 'قرفة'],
        },
        {
          question: 'Type “the kitchen”.',
          answer: 'المَطْبَخُ',
          mistakes: ['المتبخ', 'مطبخ', 'ألمطبخ'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'The furniture · الأَثَاثُ',
      about: `A word is easiest to keep when it has a place. Today every piece of furniture is put somewhere with a small word of place.

The bed is as-sarīr السَّرِيرُ, the chair al-kursī الكُرْسِيُّ, the table aṭ-ṭāwilah الطَّاوِلَةُ, the cupboard al-khizānah الخِزَانَةُ, the carpet as-sajjādah السَّجَّادَةُ, the lamp al-miṣbāḥ المِصْبَاحُ and the pillow al-wisādah الوِسَادَةُ.

السَّرِيرُ فِي غُرْفَةِ النَّوْمِ.
المِصْبَاحُ فَوْقَ الطَّاوِلَةِ.
السَّجَّادَةُ تَحْتَ الكُرْسِيِّ.
المَلَابِسُ فِي الخِزَانَةِ.
الكُرْسِيُّ أَمَامَ الطَّاوِلَةِ.

In order: the bed is in the bedroom; the lamp is above the table; the carpet is under the chair; the clothes are in the cupboard; the chair is before the table.

The words of place are fī فِي (in), ʿalā عَلَى (on), fawqa فَوْقَ (above), taḥta تَحْتَ (under), amāma أَمَامَ (in front of), khalfa خَلْفَ (behind) and bayna بَيْنَ (between). Whatever follows them stands in the genitive: aṭ-ṭāwilatu by itself, but fawqa ṭ-ṭāwilati after fawqa.

عَلَى الطَّاوِلَةِ مِصْبَاحٌ.

When the thing is indefinite, the place comes first: ʿala ṭ-ṭāwilati miṣbāḥ, “on the table is a lamp”. Arabic does not begin with “a lamp is on the table”. Describe your own room in five such sentences.`,
      checks: [
        {
          question: 'Type the word for “on”, as in “on the table”.',
          answer: 'عَلَى',
          mistakes: ['علي', 'الى', 'عل'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'In the kitchen · فِي المَطْبَخِ',
      about: `Many kitchen words have plurals of a pattern of their own, which we call broken plurals: the vowels inside the word change, as in “foot” and “feet”. Learn each pair as one word.

صَحْنٌ، صُحُونٌ
كُوبٌ، أَكْوَابٌ
مِلْعَقَةٌ، مَلَاعِقُ
سِكِّينٌ، سَكَاكِينُ
قِدْرٌ، قُدُورٌ

These are ṣaḥn, a plate; kūb, a cup; milʿaqah, a spoon; sikkīn, a knife; and qidr, a cooking pot, each followed by its plural. The refrigerator is ath-thallājah الثَّلَّاجَةُ and the oven al-furn الفُرْنُ.

المِلْعَقَةُ فِي الصَّحْنِ.
أَغْسِلُ الأَكْوَابَ بِالمَاءِ.
أُمِّي تَطْبُخُ الأُرْزَ فِي القِدْرِ.
الحَلِيبُ فِي الثَّلَّاجَةِ.

Al-milʿaqatu fi ṣ-ṣaḥn: the spoon is in the plate. Aghsilu l-akwāba bi-l-māʾ: I wash the cups with water. Ummī taṭbukhu l-urza fi l-qidr: my mother cooks the rice in the pot. Al-ḥalību fi th-thallājah: the milk is in the refrigerator.

Look at milʿaqah again. Many tools begin with mi-: miknasah مِكْنَسَةٌ, a broom, from kanasa, to sweep; miftāḥ مِفْتَاحٌ, a key, from fataḥa, to open. The first letters tell you “an instrument”, the root tells you what it is for. This is ṣarf at work in the kitchen.

The plurals malāʿiq and sakākīn take no tanwīn; they belong to the nouns called diptotes.`,
    },
    {
      kind: 'lesson',
      subject: 'Food and drink · الطَّعَامُ وَالشَّرَابُ',
      about: `We sit down to eat. Bread is khubz خُبْزٌ, rice urz أُرْزٌ, meat laḥm لَحْمٌ, fish samak سَمَكٌ, chicken dajāj دَجَاجٌ, onions baṣal بَصَلٌ, eggs bayḍ بَيْضٌ, bananas mawz مَوْزٌ and dates tamr تَمْرٌ. To drink there is water, māʾ مَاءٌ, milk, ḥalīb حَلِيبٌ, and tea, shāy شَايٌ.

Several of these name the whole kind. To speak of one piece, add a tāʾ.

تَمْرٌ، تَمْرَةٌ
مَوْزٌ، مَوْزَةٌ
بَيْضٌ، بَيْضَةٌ
سَمَكٌ، سَمَكَةٌ

So tamr is dates in general and tamrah a single date; bayḍ is eggs and bayḍah one egg. In such pairs the tāʾ marks one piece rather than a woman or a female.

آكُلُ الخُبْزَ وَالبَيْضَ فِي الصَّبَاحِ.
أَشْرَبُ كُوبًا مِنَ الشَّايِ.
أَكَلْتُ تَمْرَةً وَاحِدَةً.
هٰذَا الطَّعَامُ لَذِيذٌ.

Ākulu l-khubza wa-l-bayḍa fi ṣ-ṣabāḥ: I eat bread and eggs in the morning. Ashrabu kūban mina sh-shāy: I drink a cup of tea. Akaltu tamratan wāḥidah: I ate one date. Hādha ṭ-ṭaʿāmu ladhīdh: this food is delicious.

What is eaten or drunk is the object, so it ends in fatḥah: al-khubza, kūban, tamratan. Before eating we say bismi llāh, and after it al-ḥamdu lillāh.`,
    },
    {
      kind: 'lesson',
      subject: 'What we do at home · أَفْعَالُ البَيْتِ',
      about: `Nouns furnish a house and verbs live in it. Here is a day at home from the first line to the last.

أَسْتَيْقِظُ قَبْلَ الفَجْرِ.
أَغْسِلُ وَجْهِي ثُمَّ أُصَلِّي.
تَكْنُسُ أُخْتِي الغُرْفَةَ.
نَجْلِسُ وَنَأْكُلُ مَعًا.
يُغْلِقُ أَبِي البَابَ لَيْلًا.
نَنَامُ بَعْدَ العِشَاءِ.

Astayqiẓu qabla l-fajr: I wake before dawn. Aghsilu wajhī thumma uṣallī: I wash my face, then I pray. Taknusu ukhti l-ghurfah: my sister sweeps the room. Najlisu wa-naʾkulu maʿan: we sit and eat together. Yughliqu abi l-bāba laylan: my father closes the door at night. Nanāmu baʿda l-ʿishāʾ: we sleep after the night prayer.

The first letter of a present verb names the doer. Hamzah is “I”, nūn is “we”, yāʾ is “he” and tāʾ is “she” or “you”.

أَفْتَحُ، نَفْتَحُ، يَفْتَحُ، تَفْتَحُ

Thus aftaḥu, I open; naftaḥu, we open; yaftaḥu, he opens; taftaḥu, she opens or you open. The letters stay the same behind the prefix, so one verb learnt is four verbs gained.

In taknusu ukhtī the verb comes first and the doer after it; this is the usual order of a verbal sentence. Write six lines on your own day, each beginning with a verb.`,
    },
    {
      kind: 'lesson',
      subject: 'Our house: a reading · بَيْتُنَا',
      about: `Everything in this reading has been met before. Read it aloud without stopping, then a second time with a pencil.

نَسْكُنُ فِي بَيْتٍ صَغِيرٍ قَرِيبٍ مِنَ السُّوقِ.
فِي بَيْتِنَا غُرْفَتَانِ وَمَطْبَخٌ وَحَمَّامٌ.
أَمَامَ البَيْتِ شَجَرَةٌ كَبِيرَةٌ، نَجْلِسُ تَحْتَهَا فِي المَسَاءِ.
أُمِّي تَطْبُخُ الأُرْزَ، وَأَبِي يَقْرَأُ القُرْآنَ.
أَنَا أُحِبُّ بَيْتَنَا كَثِيرًا.

“We live in a small house near the market. In our house are two rooms, a kitchen and a bathroom. In front of the house is a large tree, under which we sit in the evening. My mother cooks the rice, and my father reads the Qurʾān. I love our house very much.”

Follow one word through the text. It is baytin after fī in the first line, baytinā in the second, al-bayti after amāma in the third and baytanā in the last, where it is the object of uḥibbu. The meaning has not moved; only the case has, and with it the vowel before the ending ـنَا (-nā, our).

Taḥtahā is “under it”: the ending ـهَا (-hā) is feminine because it stands for the tree, shajarah شَجَرَةٌ.

Two things to do. Copy the text and underline every genitive; you should find the nouns after fī, min, amāma. Then change the text until it is true of your own house, and read it to somebody who lives there.`,
    },
  ],
}
