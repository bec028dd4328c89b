insert into "kysely_migration" ("name","timestamp") values ('20261121T0640-people','2026-11-21T18:37:00.378Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T0641-teaching','2026-11-21T18:37:00.388Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T0642-money','2026-11-21T18:37:00.389Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T0643-notices','2026-11-21T18:37:00.390Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T0644-rewards-and-settings','2026-11-21T18:37:00.399Z');
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (1,'Ustādh Ibrahim Sani','head@demo.example','head@demo.example','ustādh ibrahim sani head@demo.example','08030000001','$argon2id$v=19$m=19456,t=2,p=1$8m0Nama0xXJ/3YW0Bi5smw$9pyn89FuL2zlzzHWVG0EaI6lOMIuaJw0TGIPwxz6elY',11,0,'LSNheadUGZGUC',null,1778006220,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (2,'Aisha Bello','student@demo.example','student@demo.example','aisha bello student@demo.example','08031000000','$argon2id$v=19$m=19456,t=2,p=1$MMxMMziwxJ3ERgTPKXTo/w$EORNqVFTr2lFps0J611n3kGoPKwRu2Ix6GZlMk0XxEs',1,1245000,'LSNstudentU9ABCX',null,1780511820,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (3,'Musa Ɗanjuma','student2@demo.example','student2@demo.example','musa ɗanjuma student2@demo.example','08031037123','$argon2id$v=19$m=19456,t=2,p=1$w8UimVUuVk/GHqxQjuPHzA$e3c1HbBl/vUg8ulLTFYX66CJ3AcrSEMaEuZKSFctSZk',1,210000,'LSNstudent2QUFK4H',null,1791124620,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (4,'Olúwaṣeun Adéyẹmí','student3@demo.example','student3@demo.example','olúwaṣeun adéyẹmí student3@demo.example','08031074246','$argon2id$v=19$m=19456,t=2,p=1$Y4UO4ig85ueb1j07uv48iA$J9gJHU/juY0F9xEJlZF1R7Asm1yl12cqJdjOYv4MGY0',1,410000,'LSNstudent3TNPUBP',null,1790512620,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (5,'Fatima Yusuf','student4@demo.example','student4@demo.example','fatima yusuf student4@demo.example','08031111369','$argon2id$v=19$m=19456,t=2,p=1$a5gTsaep3S/b4GP+B3jJ8g$/i8MA7KjRUaBjyV0DmfKI4VAZ7VszOvxAsKt+tJ2MX0',1,10000,'LSNstudent4H6Q2KU',null,1786631820,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (6,'Chukwuemeka Okafor','student5@demo.example','student5@demo.example','chukwuemeka okafor student5@demo.example','08031148492','$argon2id$v=19$m=19456,t=2,p=1$K4Jc0e5ZS+bg5KMLwnHTBA$PqqiC2S8B+AavL+YhJ34srfqNc9oJlkNo8ObWLeTgBk',1,400000,'LSNstudent5DRS7EJ',null,1786455420,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (7,'Hauwa Ibrahim','student6@demo.example','student6@demo.example','hauwa ibrahim student6@demo.example','08031185615','$argon2id$v=19$m=19456,t=2,p=1$E7PjdcDImG5Bu2ysk9Zwyw$0mHoSLBZKZz8ifMxMjYwAW5Q9VnZlAPsQjQ7akghRG0',1,30000,'LSNstudent6LH5JQ6',2,1789389420,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (8,'Abdullahi Sani','student7@demo.example','student7@demo.example','abdullahi sani student7@demo.example','08031222738','$argon2id$v=19$m=19456,t=2,p=1$7yBdXVAkBsyP7Yu/bxskqw$sMEs1TB3NCkGWNnJ8jHS4KKn2PpE3pjRXq4I6sSliR0',1,110000,'LSNstudent7KQZ8PM',2,1785782220,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (9,'Zainab Abubakar','student8@demo.example','student8@demo.example','zainab abubakar student8@demo.example','08031259861','$argon2id$v=19$m=19456,t=2,p=1$WTuoccAKlita/N7JNOoIVg$b0h/jRQqGKcf3kcCSqNJxOSyTn88nuzCBNRECRgTrr8',1,120000,'LSNstudent8H8XS4W',4,1787315820,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (10,'Ibrahim Ƙaura','student9@demo.example','student9@demo.example','ibrahim ƙaura student9@demo.example','08031296984','$argon2id$v=19$m=19456,t=2,p=1$yi8n/w/HjiVN2fkSOs2/hg$VxzML6NRhA7zhc2l5RPJ0+czFsHN7mXI3382tWhwMw4',1,160000,'LSNstudent9TLP9RT',7,1790069820,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (11,'Maryam Lawal','student10@demo.example','student10@demo.example','maryam lawal student10@demo.example','08031334107','$argon2id$v=19$m=19456,t=2,p=1$Q5mYilSpgjxa5LOjv4Q2yQ$/n46h3Q9FpJOy8rCPAuRiU7BOehU4h1hx2MmBvNGi4c',1,20000,'LSNstudent10VSVUL6',2,1784885820,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (12,'Yūsuf Ọláwálé','student11@demo.example','student11@demo.example','yūsuf ọláwálé student11@demo.example','08031371230','$argon2id$v=19$m=19456,t=2,p=1$lNp5LRv6OCUAiT5va79+8Q$F5ZQKFc2st9+Lsuc6b2uchXARRXSFu3iw8hiSnhodEU',1,10000,'LSNstudent11S3U64F',9,1784306220,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (13,'Khadija Umar','student12@demo.example','student12@demo.example','khadija umar student12@demo.example','08031408353','$argon2id$v=19$m=19456,t=2,p=1$nf3I6uiVjtxqVx6lzgC95Q$zJbwiHfprWe8nV7a7vGdWClS5wnWLbBUjIK4kdGQqho',1,200000,'LSNstudent12MAFNVY',null,1787924220,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (14,'Sulaiman Garba','student13@demo.example','student13@demo.example','sulaiman garba student13@demo.example','08031445476','$argon2id$v=19$m=19456,t=2,p=1$52B9MRQMvCzeK+2BwW1SCg$1O+fQdtLXxJyh1s/X+S33iGAH5PHYP13n052DVMH5wQ',1,50000,'LSNstudent132BQP87',null,1792424220,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (15,'Amina Tijjani','student14@demo.example','student14@demo.example','amina tijjani student14@demo.example','08031482599','$argon2id$v=19$m=19456,t=2,p=1$uf4oz7GACoyI2u5E5kvdqw$/VRkj/hZ/ZqOtzZf8svCDSFjF/wDw3mjDHlhwOnbJ10',1,50000,'LSNstudent149MPEDA',null,1783359420,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (16,'Ngọzi Eze','student15@demo.example','student15@demo.example','ngọzi eze student15@demo.example','08031519722','$argon2id$v=19$m=19456,t=2,p=1$JHRCDhiMtEPynA7iWoOu1A$DnsA0QgrF9zNMahihAwufmT4MuGkPlbLs7i89fXvQRk',1,150000,'LSNstudent15AYAUVZ',null,1787481420,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (17,'Bashir Aliyu','student16@demo.example','student16@demo.example','bashir aliyu student16@demo.example','08031556845','$argon2id$v=19$m=19456,t=2,p=1$DG3SnbUedPb6PtBjT/Y+IA$eQdjNkl/phY9BI43k0fi/rs/bg1OZOfjrLUFC97N/h4',1,0,'LSNstudent166U5NRL',null,1785062220,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (18,'Ruqayya Mustapha','student17@demo.example','student17@demo.example','ruqayya mustapha student17@demo.example','08031593968','$argon2id$v=19$m=19456,t=2,p=1$XDaO7PhBW7u7r5qZDH67iw$cAU2xc8ze8Rdmk+j0QNMIxXoULKxIJX40XVgBK7DKwA',1,410000,'LSNstudent17X3K9XR',5,1791898620,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (19,'Ismaʿil Balogun','student18@demo.example','student18@demo.example','ismaʿil balogun student18@demo.example','08031631091','$argon2id$v=19$m=19456,t=2,p=1$NZIcmfWXGKsIVKUQ0aPj9Q$/+E5tK1nwu/qGYMvOBzISrJgsuED/v/gfiHwlVWLDrU',1,350000,'LSNstudent188BSWH6',null,1788802620,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (20,'Halima Dauda','student19@demo.example','student19@demo.example','halima dauda student19@demo.example','08031668214','$argon2id$v=19$m=19456,t=2,p=1$1RN+M0QOMvvVoSLeWjFzGg$5Wke/dFGMS7005h3tdPIx15qBDWxy7jOi3Qu3ucbI6c',1,160000,'LSNstudent19KEVJSU',3,1785335820,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (21,'Tùndé Bákàrè','student20@demo.example','student20@demo.example','tùndé bákàrè student20@demo.example','08031705337','$argon2id$v=19$m=19456,t=2,p=1$WApcnedJMgrXfuzE/JNyjA$ZLbFpHa5HZrGAaZNgqRlgf53t2LcwyEAfjjFC/ckVc8',1,350000,'LSNstudent20TGRBLS',null,1786455420,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (22,'Asma’u Bala','student21@demo.example','student21@demo.example','asma’u bala student21@demo.example','08031742460','$argon2id$v=19$m=19456,t=2,p=1$9ibueSi1CBQHWgIzTQG4vg$53k+UnsEhz2RrSF16cSExsaZNUCuox4HsusRn3BuJRg',1,60000,'LSNstudent21D77KTL',null,1787935020,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (23,'Umar Farouk Isa','student22@demo.example','student22@demo.example','umar farouk isa student22@demo.example','08031779583','$argon2id$v=19$m=19456,t=2,p=1$Vl/dHEPKXSJWmnvUsvLhdA$e5q9UamaKbCRTMtCXwhrTbvEon2xmy2ZLsdiKrRfpSg',1,110000,'LSNstudent227TB6UK',7,1787582220,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (24,'Safiya Kabir','student23@demo.example','student23@demo.example','safiya kabir student23@demo.example','08031816706','$argon2id$v=19$m=19456,t=2,p=1$zW1IAsyiGOmwbOdLP6tjqg$JXHAQXEfL6JvUMvbzJ+YMYdsoff3Z5uLVz9a5lFypjs',1,0,'LSNstudent23L2LC8K',null,1790437020,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (25,'Mubarak Ojo','student24@demo.example','student24@demo.example','mubarak ojo student24@demo.example','08031853829','$argon2id$v=19$m=19456,t=2,p=1$mYOOWGh4CQL9S44O0LX4nA$icU1VLnten612re/bwZd0eY6nGQArpxAKx0KtQiZxAU',1,410000,'LSNstudent24W2EGRS',11,1781865420,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (26,'Nana Hadiza Shehu','student25@demo.example','student25@demo.example','nana hadiza shehu student25@demo.example','08031890952','$argon2id$v=19$m=19456,t=2,p=1$INH0D2XzhXkqVZThh3eyWA$QAPcwT1kl6vfIzxSxf4beO9nNmSVFJdFzur0KX53rm4',1,400000,'LSNstudent25NEPWMG',null,1784389020,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (27,'Ahmad Zubair','student26@demo.example','student26@demo.example','ahmad zubair student26@demo.example','08031928075','$argon2id$v=19$m=19456,t=2,p=1$s4momCxdR2Y4fB5mLh8Thw$dJIqvvuPPSA2JGSYD2IjcdMCdvisBBfmHYzO3oRXNsw',1,250000,'LSNstudent26E3KHQM',null,1788100620,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (28,'Bilkisu Adamu','student27@demo.example','student27@demo.example','bilkisu adamu student27@demo.example','08031965198','$argon2id$v=19$m=19456,t=2,p=1$06RgTyhUllFzyYC9o5KkjA$2dDGom7oXP0RkzZWEwtGGHVgBhECkuzo8D21wHRk9Dc',1,0,'LSNstudent27S4YW53',null,1794652620,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (29,'Adebayo Lateef','student28@demo.example','student28@demo.example','adebayo lateef student28@demo.example','08032002321','$argon2id$v=19$m=19456,t=2,p=1$8RFKNbdP/5nmg51j2L5Qkg$zJgpCvqzWkZsfSSgqNYdhecqXx5kMunEpo9az2IuG4A',1,60000,'LSNstudent28GDKZVT',22,1794580620,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (30,'Jamila Waziri','student29@demo.example','student29@demo.example','jamila waziri student29@demo.example','08032039444','$argon2id$v=19$m=19456,t=2,p=1$puf735rLsyPoyNh3PM6Ylg$n9r/ZT/cozgRieZ4mzLhe20KRBDcijMLwljk7+ge1Zg',1,0,'LSNstudent29MPYU4B',null,1795192620,null);
insert into "people" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at") values (31,'عبد الرحمن محمد','student30@demo.example','student30@demo.example','عبد الرحمن محمد student30@demo.example','08032076567','$argon2id$v=19$m=19456,t=2,p=1$e1tBGBNQhsUnWdHN1/2lWw$AGrgfaccH9bdelid6ll1IbJrHuBR/IyIQljvHfMxIZQ',1,0,'LSNstudent30X6D4YH',null,1794220620,null);
insert into "sessions" ("id","person_id","token_hash","created_at","expires_at","impersonator_id") values (1,2,'582b56a6c5c61e4881a989b8ebd3ef5eadf7fa063867dbf3741bef58df0fc637',1795286222,1797878222,null);
insert into "sessions" ("id","person_id","token_hash","created_at","expires_at","impersonator_id") values (2,1,'2df90228d665f81bbf59d8d630e2ae43587bef8fc9d7d399264439375dd65a02',1795286222,1797878222,null);
insert into "reset_codes" ("id","person_id","code_hash","tries","created_at","expires_at","used_at") values (1,2,'a890ff85504932ad8de659769b6ed2321e3d301a4b47b26e2cfae88071cd5f31',0,1795286222,1795287122,null);
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (1,1793126220,1,'fundWallet',2,'₦9,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (2,1795286220,1,'fundWallet',2,'₦10,150.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (3,1791470220,1,'fundWallet',3,'₦5,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (4,1792885020,1,'fundWallet',3,'₦6,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (5,1790685420,1,'fundWallet',4,'₦5,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (6,1788968220,1,'fundWallet',5,'₦2,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (7,1789025820,1,'fundWallet',6,'₦11,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (8,1792319820,1,'fundWallet',7,'₦3,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (9,1788442620,1,'fundWallet',8,'₦5,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (10,1789677420,1,'fundWallet',9,'₦5,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (11,1791880620,1,'fundWallet',10,'₦5,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (12,1788183420,1,'fundWallet',13,'₦4,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (13,1789853820,1,'fundWallet',13,'₦7,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (14,1795210620,1,'fundWallet',14,'₦5,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (15,1785800220,1,'fundWallet',15,'₦4,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (16,1790059020,1,'fundWallet',16,'₦9,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (17,1794137820,1,'fundWallet',16,'₦7,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (18,1787456220,1,'fundWallet',17,'₦5,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (19,1794937020,1,'fundWallet',18,'₦7,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (20,1792175820,1,'fundWallet',19,'₦5,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (21,1785508620,1,'fundWallet',20,'₦3,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (22,1788835020,1,'fundWallet',21,'₦9,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (23,1789810620,1,'fundWallet',22,'₦4,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (24,1790008620,1,'fundWallet',23,'₦7,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (25,1782038220,1,'fundWallet',25,'₦5,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (26,1784475420,1,'fundWallet',26,'₦5,500.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (27,1788187020,1,'fundWallet',27,'₦4,000.00');
insert into "audit" ("id","at","actor_id","deed","subject_id","detail") values (28,1794926220,1,'fundWallet',29,'₦2,000.00');
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (1,'OAehu48Ov9kRsOPvveC0Uw','Reading & Writing','The Twenty-Eight Letters · الحُرُوفُ العَرَبِيَّةُ','Begin here if you have never read a word of Arabic. We take the twenty-eight letters a few at a time: the sound of each, its four shapes, and how it joins its neighbours. By the last lesson you will write short words in your own hand, from right to left.',0,0,1,'',0,null,'Printable letter sheets https://example.org/lisan/letter-sheets
Ruled paper for writing https://example.org/lisan/ruled-paper
Class group on WhatsApp https://example.org/lisan/letters-group',1778006220,1778006220,null,10);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (2,'YJ8P3sJkKoNTXWicHQ6X9g','Grammar','Foundations of Naḥw · مَبَادِئُ النَّحْوِ','Naḥw is the grammar of the sentence: which word does what, and how its ending shows it. This class needs nothing but the ability to read with vowels. We begin with the three kinds of word, build the two kinds of sentence, and finish with iʿrāb, the change of endings.',0,0,1,'',0,null,'Table of endings (one page) https://example.org/lisan/table-of-endings
Class group on WhatsApp https://example.org/lisan/nahw-group',1778006220,1778006220,null,9);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (3,'luFEI8E72G25S98kx7J_iA','Conversation','Everyday Conversation · المُحَادَثَةُ اليَوْمِيَّةُ','Short dialogues for the greetings, the family, the market, the road and the home. Every line is given in vocalised Arabic, in transliteration and in English, and every lesson explains the one or two rules that make the lines work. You need only the alphabet to begin.',0,0,1,'',0,null,'Phrase sheet to print https://example.org/lisan/everyday-phrases
Speaking partners’ group https://example.org/lisan/speaking-partners',1778006220,1778006220,null,7);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (4,'sZalSanq8JN57rYjK29-qg','Reading & Writing','Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','You know the letters; now make them speak. We add the short vowels, the sukūn, the shaddah, the tanwīn and the long vowels, one at a time, until you can read a whole vocalised page aloud without stopping. Each lesson ends with words to read to someone at home.',350000,0,1,'',0,1,'Reading cards to print https://example.org/lisan/reading-cards
Class group on WhatsApp https://example.org/lisan/vowels-group',1778006220,1778006220,null,8);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (5,'fQW0XRxbCCIvlLqn3ZB3cQ','Vocabulary','Numbers and Time · الأَعْدَادُ وَالوَقْتُ','Count from one to ninety-nine, and then count real things: books, girls, days, months and hours. The agreement of the numbers frightens many learners, so it is taken here in three small steps, with plenty of examples. The class closes with the days, the months, the clock and an exam.',0,0,1,'2026-12-12',0,null,'Number tables to print https://example.org/lisan/number-tables
Counting drills https://example.org/lisan/counting-drills',1778006220,1778006220,null,7);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (6,'qhhEC_1f3H79BQhaVNQ24w','Quranic Arabic','Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','Six sūrahs that children in Nigeria learn among the first, studied until each word is understood: its root, its form and its place in the sentence. The text follows the reading of Ḥafṣ; we study its language here, and for recitation you sit with your teacher. A learner who finishes this class can follow the prayer with the mind as well as the tongue.',400000,0,1,'',0,null,'Word list of the six sūrahs https://example.org/lisan/surahs-words
Practice sheets https://example.org/lisan/surahs-practice',1778006220,1778006220,null,7);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (7,'KMlG1G4Yu-PCgxrxaBgKHw','Grammar','Al-Ājurrūmiyyah, line by line','Ibn Ājurrūm’s primer has opened Arabic grammar to students in Fez, Timbuktu and Kano for seven centuries. We read it slowly: the text, what it means, and how each rule sounds in a sentence. You learn the lines by heart as you go, and leave with a small book you can carry without paper.',750000,1,1,'',8,null,'The printed text (PDF) https://example.org/lisan/ajurrumiyyah-text
Recitation of the text https://example.org/lisan/ajurrumiyyah-recitation
Class group on WhatsApp https://example.org/lisan/ajurrumiyyah-group',1778006220,1778006220,null,11);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (8,'hWtoiKC-ijfRXIZhPprV1A','Grammar','Ṣarf, the Shape of Words · عِلْمُ الصَّرْفِ','Three letters and a handful of patterns give Arabic most of its words. In this class you learn to find the root, conjugate the verb in the past, the present and the command, read the verb forms from I to IV, and make the two participles. Bring a notebook with wide pages: there are tables to write out.',500000,0,1,'',0,2,'Conjugation tables to print https://example.org/lisan/conjugation-tables
How to look up a root https://example.org/lisan/finding-roots
Class group on WhatsApp https://example.org/lisan/sarf-group',1778006220,1778006220,null,8);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (9,'DiZVTAgY3KtDkBE7g0hf4Q','Vocabulary','Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','Walk through the house and name everything in it: rooms, furniture, kitchen, food, and what we do there from dawn to night. The words come in families with their plurals, and always inside a sentence. Bought once, the class is yours to keep.',150000,0,1,'',0,null,'Word cards to print https://example.org/lisan/home-cards
Labels for your own house https://example.org/lisan/home-labels',1778006220,1778006220,null,6);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (10,'XK_IHepnJGAGJQMkDOzDJQ','Quranic Arabic','Forty Words of the Qurʾān · أَرْبَعُونَ كَلِمَةً مِنَ القُرْآنِ','Forty words that meet you on nearly every page of the muṣḥaf: particles first, then nouns, then verbs. Each is learnt inside a short phrase you have probably heard many times. Four lessons a month leave room for revision, and revision is where words stay.',0,0,1,'',4,null,'The forty words on one page https://example.org/lisan/forty-words
Revision cards https://example.org/lisan/forty-words-cards',1778006220,1778006220,null,6);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (11,'FZIHXE8qq7tbs1BR0h0T6Q','Conversation','Conversation at Work · المُحَادَثَةُ فِي العَمَلِ','Arabic for the office, the shop and the telephone: introducing yourself, making an appointment, leaving a message, asking for help and writing a short letter. Each lesson is one dialogue and the grammar it rests on. Join when you can already greet, ask the way and tell the time.',600000,1,1,'',0,null,'Words for the office, with plurals https://example.org/lisan/office-words
Model letters https://example.org/lisan/model-letters',1778006220,1778006220,null,6);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (12,'IWCgXBc0BfIqEB7rj4ZAzw','Quranic Arabic','The Arabic of Ḥadīth · لُغَةُ الحَدِيثِ','Short and famous ḥadīths from the collections of al-Bukhārī and Muslim, read as Arabic: every word explained, every ending accounted for. The sentences are brief and perfectly balanced, which makes them the best naḥw exercises there are. Complete the class on the short sūrahs first.',550000,1,1,'2026-12-31',6,6,'The ḥadīths of this class, vocalised https://example.org/lisan/hadith-texts
Parsing sheets https://example.org/lisan/parsing-sheets',1778006220,1778006220,null,7);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version") values (13,'HiHIBe0QaMI7-6NJAw4gWg','Grammar','Revision Circle · حَلْقَةُ المُرَاجَعَةِ','A short circle for students who have studied some naḥw and feel it slipping. In four lessons and one exam we parse whole sentences, gather the signs of the dual and the plural, and set kāna and inna side by side. The circle runs once a term, and registration closes before the first meeting.',200000,0,1,'2026-11-09',0,null,'Sentences for parsing https://example.org/lisan/parsing-sentences
Circle group on WhatsApp https://example.org/lisan/revision-group',1778006220,1778006220,null,5);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (1,2,1,0,0,1780684620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (2,2,2,0,0,1785263820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (3,2,7,750000,1795804620,1793126220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (4,2,3,0,0,1794854220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (5,3,6,400000,0,1791470220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (6,3,12,550000,1795563420,1792885020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (7,4,9,150000,0,1790685420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (8,4,5,0,0,1792489020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (9,4,3,0,0,1794857820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (10,5,2,0,0,1786718220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (11,5,13,200000,0,1788968220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (12,6,2,0,0,1786541820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (13,6,7,750000,1791617820,1789025820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (14,7,1,0,0,1789648620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (15,7,4,350000,0,1792319820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (16,7,2,0,0,1794202620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (17,8,1,0,0,1785955020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (18,8,6,400000,0,1788442620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (19,8,10,0,0,1790588220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (20,9,1,0,0,1787402220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (21,9,6,400000,0,1789677420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (22,9,10,0,0,1791477420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (23,10,1,0,0,1790242620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (24,10,6,400000,0,1791880620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (25,10,10,0,0,1793741820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (26,11,3,0,0,1785145020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (27,11,5,0,0,1786599420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (28,12,3,0,0,1784565420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (29,12,5,0,0,1785937020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (30,13,6,400000,0,1788183420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (31,13,12,550000,1792445820,1789853820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (32,14,2,0,0,1792683420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (33,14,8,500000,0,1795210620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (34,15,1,0,0,1783618620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (35,15,6,400000,0,1785800220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (36,15,10,0,0,1787096220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (37,16,2,0,0,1787827020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (38,16,7,750000,1796729820,1790059020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (39,17,2,0,0,1785235020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (40,17,8,500000,0,1787456220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (41,18,1,0,0,1792244220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (42,18,4,350000,0,1794937020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (43,19,2,0,0,1788975420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (44,19,13,200000,0,1792175820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (45,20,9,150000,0,1785508620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (46,20,5,0,0,1786754220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (47,20,3,0,0,1789360620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (48,21,3,0,0,1786801020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (49,21,11,600000,1791427020,1788835020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (50,22,1,0,0,1788107820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (51,22,4,350000,0,1789810620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (52,22,2,0,0,1792121820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (53,23,3,0,0,1787668620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (54,23,11,600000,1792600620,1790008620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (55,24,3,0,0,1790609820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (56,24,5,0,0,1791715020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (57,25,9,150000,0,1782038220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (58,25,5,0,0,1784335020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (59,25,3,0,0,1786142220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (60,26,9,150000,0,1784475420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (61,26,5,0,0,1786477020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (62,26,3,0,0,1788964620);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (63,27,9,150000,0,1788187020);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (64,27,5,0,0,1789940220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (65,27,3,0,0,1791563820);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (66,28,3,0,0,1794825420);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (67,29,9,150000,0,1794926220);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (68,31,2,0,0,1794479820);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (1,1,'timetable','Timetable · جَدْوَلُ الدُّرُوسِ','The lessons are yours to open whenever you like. Beside them we meet three times a week to read aloud, because letters are learnt by the ear and the hand as much as by the eye. All times are West Africa Time.

Monday, 7:00 PM to 7:40 PM: new letters. Listen, repeat, and write each letter ten times.

Wednesday, 7:00 PM to 7:40 PM: joining. We take the letters of the week apart and put them together again in words.

Saturday, 10:00 AM to 11:00 AM: questions, dictation, and a look at your handwriting. Bring the page you wrote during the week.

Take two lessons a week and you will finish within five weeks. Keep one exercise book for this class only, ruled, and a pencil with a soft point. Write a little every day: fifteen minutes each morning will carry you further than two hours on Saturday.

We greet one another at the start of every meeting, so learn the greeting and its reply now, by ear.

السَّلَامُ عَلَيْكُمْ.

وَعَلَيْكُمُ السَّلَامُ.',0,0,1,'','','',0,'','NNUB_coMWMHULnKS_JmAlA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (2,1,'lesson','How Arabic is written · الكِتَابَةُ العَرَبِيَّةُ','Arabic runs from right to left, and its letters hold hands. There are no capitals, and there is no separate alphabet for print and for handwriting: a letter in a book joins its neighbours just as it does on a page you write yourself.

Because it joins, a letter changes its shape a little with its place. Standing alone it is isolated. At the start of a joined group it is initial, between two letters it is medial, and at the end of a group it is final. The picture shows ten of them. Here is ʿayn in its four shapes, read from the right: isolated, initial, medial, final.

ع  عـ  ـعـ  ـع

The head of the letter stays; the tail is cut short when another letter follows. Now find ʿayn in these four words.

عَيْنٌ، مُعَلِّمٌ، جَامِعٌ، شَارِعٌ

They mean “an eye”, “a teacher”, “a mosque” and “a street”. In the first ʿayn is initial, in the second medial, in the third final. In شَارِعٌ it is the last letter too, and yet it stands alone, because the letter before it, rāʾ, never joins forward. You will meet rāʾ and its five companions in lesson 5.

The small marks above and below the letters are the vowels. Copy the letters first; the vowels have a class of their own.',0,0,2,'material/6Al3uR_28JkfAO6_FWAF9Q-1200x1340.png','letter-shapes.png','png',49878,'','QI6G9fIQm2NM2bMzvftgWQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (3,1,'lesson','The names of the letters · أَسْمَاءُ الحُرُوفِ','Play the recording once without speaking. Play it again and say each name aloud. The third time, point to each letter as you hear it.

أَلِفٌ، بَاءٌ، تَاءٌ، ثَاءٌ، جِيمٌ، حَاءٌ، خَاءٌ

دَالٌ، ذَالٌ، رَاءٌ، زَايٌ، سِينٌ، شِينٌ، صَادٌ

ضَادٌ، طَاءٌ، ظَاءٌ، عَيْنٌ، غَيْنٌ، فَاءٌ، قَافٌ

كَافٌ، لَامٌ، مِيمٌ، نُونٌ، هَاءٌ، وَاوٌ، يَاءٌ

Four rows of seven make twenty-eight. Apart from alif, every name begins with the sound of its own letter: جِيمٌ begins with j, مِيمٌ with m. Learn the name and you have learnt the sound.

Many of these sounds you already own. The th of “think” is ث, and the th of “this” is ذ. Others need practice. Ḥāʾ ح and ʿayn ع are made in the throat; khāʾ خ and ghayn غ a little higher; qāf ق at the very back of the tongue. Four letters, ص ض ط ظ, are heavy: the back of the tongue rises and the vowel beside them darkens.

Say these pairs slowly until your own ear hears two sounds in each: س and ص, ت and ط, ه and ح, ك and ق.',0,0,3,'material/qa9K_hM8LIBoMVKXqKH0Gg.mp3','letters.mp3','mp3',145118,'','FD1-gRgmox4Pmp7KhzievA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (4,1,'lesson','Bāʾ and her sisters · البَاءُ وَأَخَوَاتُهَا','Watch the video with a pencil in your hand. Bāʾ is a shallow boat resting on the line, with one dot beneath it. Start at the right, dip down, glide to the left, lift the end a little, and place the dot last.

ب  بـ  ـبـ  ـب

Change the dots and you have two more letters. Two dots above make tāʾ, and three make thāʾ. The body does not change at all.

ت  تـ  ـتـ  ـت

ث  ثـ  ـثـ  ـث

Nūn and yāʾ have bodies of their own at the end of a word, nūn a deeper bowl and yāʾ a curve like a swan. At the start and in the middle, however, they shrink to the same small tooth as bāʾ. Only the dots tell them apart: one above for nūn, two below for yāʾ.

ن  نـ  ـنـ  ـن

ي  يـ  ـيـ  ـي

With five letters you can already write words. Copy each one three times, joining first and adding every dot at the end.

بِنْتٌ، بَيْتٌ، ثَبَتَ، بَيْنَ

They mean “a girl”, “a house”, “he stood firm” and “between”. A missing dot makes another word, so count the dots before you close the book.',0,0,4,'material/-QMY-Kmq-0ak__rvcDvpSQ.mp4','writing-ba.mp4','mp4',84591,'','sJEoRFK2Tz7kHRbe_Y6fJg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (5,1,'lesson','Six letters that do not join forward · ا د ذ ر ز و','Twenty-two letters join on both sides. Six join only to the letter before them, on their right, and never to the letter after. Learn them as a list: alif, dāl, dhāl, rāʾ, zāy, wāw.

ا  د  ذ  ر  ز  و

Since nothing can follow them in the same stroke, these six have two shapes and not four: one standing alone, and one joined from the right.

ـا  ـد  ـذ  ـر  ـز  ـو

When one of them comes in the middle of a word, lift the pencil and begin again. The letter after it starts a new group, as if a new word were beginning, but leave only a hair’s breadth between the groups.

بَابٌ، دَارٌ، وَرْدٌ، وَزِيرٌ

They mean “a door”, “a house”, “roses” and “a minister”. In بَابٌ the first bāʾ joins the alif; then the second bāʾ stands alone, since alif will not reach forward. In دَارٌ no letter joins another at all.

Mind the dots: dāl د and dhāl ذ differ by one, and so do rāʾ ر and zāy ز. Mind the line too. Dāl sits on it like an open hand, while rāʾ slides beneath it. Write دَرْسٌ, “a lesson”, until the two cannot be confused.',0,0,5,'','','',0,'','hVPwg8lwEZ124GsYStoljg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (6,1,'lesson','Jīm, ḥāʾ and khāʾ · الجِيمُ وَالحَاءُ وَالخَاءُ','Three letters share one body: a small beak at the top and a wide bowl below the line. Jīm has a dot inside the bowl, ḥāʾ has none, and khāʾ has one above.

ج  جـ  ـجـ  ـج

ح  حـ  ـحـ  ـح

خ  خـ  ـخـ  ـخ

At the start and in the middle the bowl disappears and only the beak remains, resting on the line. The bowl returns at the end of the word. Its dot never moves to another side, wherever the letter stands.

Jīm is the j of “just”. Khāʾ is a scrape at the top of the throat. Ḥāʾ is the sound to practise: breathe on a mirror to clean it, then push that breath out a little harder from the middle of the throat. It is not the h of “hat”; that is another letter, ه.

جَبَلٌ، رَجُلٌ، بَحْرٌ، خُبْزٌ، أُخْتٌ

These are “a mountain”, “a man”, “a sea”, “bread” and “a sister”. Now a sentence you can read from end to end, with each of the three letters in it.

خَرَجَ رَجُلٌ إِلَى البَحْرِ.

It says “A man went out to the sea.” Circle every letter of this lesson in it. You should find four.',0,0,6,'','','',0,'','KOuXXZt3OY2pLYNSjWdNRw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (7,1,'lesson','From sīn to ẓāʾ · مِنَ السِّينِ إِلَى الظَّاءِ','Here are three pairs, and in each pair a dot or three dots make the difference.

س  سـ  ـسـ  ـس

ص  صـ  ـصـ  ـص

ط  طـ  ـطـ  ـط

Sīn has three small teeth and a bowl; with three dots above it is shīn ش. Ṣād has a long loop, then one tooth, then the same bowl; with a dot it is ḍād ض. Ṭāʾ has the loop and an upright stroke, written last; with a dot it is ẓāʾ ظ. Ṭāʾ and ẓāʾ keep nearly the same form in all four places.

Sīn is light and ṣād is heavy. So are tāʾ and ṭāʾ. The difference is not decoration, for it changes the meaning.

سَيْفٌ، صَيْفٌ

تِينٌ، طِينٌ

The first pair is “a sword” and “summer”; the second is “figs” and “clay”. Say them to a friend with your hand over your mouth, and let the friend tell you which one was said.

شَمْسٌ، أَرْضٌ، طَبِيبٌ، ظَهْرٌ

These are “a sun”, “land”, “a doctor” and “a back”. In أَرْضٌ the ḍād stands alone, because rāʾ does not join forward. Never drop the small tooth after the loop of ṣād and ḍād: without it the letter becomes something else.',0,0,7,'','','',0,'','FThMFO4tKZ8XR7uC6si2Fw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (8,1,'lesson','ʿAyn, ghayn, fāʾ and qāf · العَيْنُ وَالغَيْنُ وَالفَاءُ وَالقَافُ','ʿAyn is an open mouth at the start of a word and a closed knot in the middle. Ghayn is the same letter with a dot above.

ع  عـ  ـعـ  ـع

غ  غـ  ـغـ  ـغ

Fāʾ and qāf begin with a small round head. Fāʾ has one dot and a flat tail along the line. Qāf has two dots and a bowl that dips below it. At the start and in the middle the tails are gone, and only the dots divide them.

ف  فـ  ـفـ  ـف

ق  قـ  ـقـ  ـق

In older manuscripts of North and West Africa, written in the Maghribī hand, you will see fāʾ with one dot below and qāf with one dot above. If your grandfather’s book looks strange to you, this may be why.

عَرَبِيٌّ، لُغَةٌ، فِيلٌ، قَلْبٌ

These are “Arabic”, “a language”, “an elephant” and “a heart”. Keep qāf far back in the mouth: قَلْبٌ is a heart, while كَلْبٌ, with kāf, is a dog.

عَلِيٌّ يَعْرِفُ اللُّغَةَ العَرَبِيَّةَ.

It says “ʿAlī knows the Arabic language.” Find ʿayn three times in it, and say in each place whether it is initial or medial.',0,0,8,'','','',0,'','N0q6-whM_FVeYx3dmwey8A',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (9,1,'lesson','Kāf, lām, mīm, hāʾ, and the guests · الكَافُ وَاللَّامُ وَالمِيمُ وَالهَاءُ','Four letters remain. Hāʾ changes most of all, so write its shapes more often than the others.

ك  كـ  ـكـ  ـك

ل  لـ  ـلـ  ـل

م  مـ  ـمـ  ـم

ه  هـ  ـهـ  ـه

When alif follows lām, the two are written together as one sign, لا. It is not a new letter, only a habit of the pen: سَلَامٌ, “peace”, contains it.

Some guests come to the table beside the twenty-eight. Hamzah ء is a catch in the throat. It may stand alone, or sit on alif, wāw or a yāʾ without dots.

أَبٌ، سُؤَالٌ، بِئْرٌ، مَاءٌ

These are “a father”, “a question”, “a well” and “water”. Tāʾ marbūṭah ة is a hāʾ with two dots. It comes only at the end and usually marks the feminine: مَدْرَسَةٌ, “a school”. Alif maqṣūrah ى looks like a yāʾ without dots and is read as a long ā: إِلَى, “to”.

Now join everything you have learnt. Bilāl and Kemi are looking at a desk.

بِلَالٌ: مَا هٰذَا؟

كِيمِي: هٰذَا كِتَابٌ، وَهٰذَا قَلَمٌ.

“What is this?” he asks, and she says, “This is a book, and this is a pen.” You can write them both.',0,0,9,'','','',0,'','OgIJiDYC5U5fqM1wjbbG7A',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (10,1,'exam','Exam: The letters and their shapes','This exam has eight questions on the whole class. Nothing in it is meant to trick you: if you can name a letter, say how it joins, and tell it from its sisters by the dots, you are ready.

Before you begin, take a clean page and write all twenty-eight letters from memory, in order and in rows of seven. Then write these words without looking back, and check them against the lines here.

بَيْتٌ، دَرْسٌ، رَجُلٌ، شَمْسٌ، قَلْبٌ، مَدْرَسَةٌ

Count the dots. Look at each place where you lifted the pencil, and ask whether one of the six letters was the cause. If any word went wrong, open its lesson once more; the exam will wait for you.

In the exam, read each Arabic word aloud before you look at the answers. The ear often knows what the eye has missed. Two answers may look alike at first sight, and the whole difference may be one dot. Take your time, and may you be given success.

بِالتَّوْفِيقِ!',0,0,10,'','','',0,'','fD9e4P-Y85dOmfFm9SvgaA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (11,2,'lesson','What is naḥw for? · مَا النَّحْوُ؟','Arabic grammar has two great halves. Ṣarf studies the word by itself: how it is built and what shapes it takes. Naḥw studies the word in its sentence: what work it does there, and what happens to its last letter because of that work.

In English we know who did what from the order of the words. “Bilāl honoured Ṭāriq” and “Ṭāriq honoured Bilāl” use the same words in another order. Arabic can keep the order and change the endings.

أَكْرَمَ بِلَالٌ طَارِقًا.

أَكْرَمَ بِلَالًا طَارِقٌ.

In the first sentence Bilāl is the one who honours, for his name ends in ḍammah, here with tanwīn. In the second he is the one who is honoured, for his name ends in fatḥah. The order has not moved. A reader who skips the endings cannot tell the host from the guest.

So naḥw is not a list of rules laid on top of the language. It is the knowledge that lets you understand a sentence and say one that will be understood. Whenever you read in this class, ask two questions of every word: what is it doing here, and which sign shows it?

Read the two sentences aloud until you feel the difference at the end of each name.',0,0,1,'','','',0,'','Hma7uUROczvdb9JndgEMnA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (12,2,'lesson','Noun, verb and particle · الِاسْمُ وَالفِعْلُ وَالحَرْفُ','Every Arabic word is one of three things. There is no fourth.

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

Three tests help. If a word takes the article or tanwīn, it is a noun. If قَدْ or سَوْفَ can stand before it, it is a verb. If it accepts neither kind of sign, it is a particle.',0,0,2,'','','',0,'','-9JbSMSwNFAefOVyqzZ5LQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (13,2,'lesson','Masculine and feminine · المُذَكَّرُ وَالمُؤَنَّثُ','Every Arabic noun is masculine or feminine, things as well as people. The masculine needs no sign. The feminine usually has one, and the commonest is tāʾ marbūṭah.

طَالِبٌ، طَالِبَةٌ

مُدَرِّسٌ، مُدَرِّسَةٌ

These are a student and a teacher, first a man and then a woman.

Some nouns are feminine without the sign. A word for a woman is feminine by its meaning, like أُمٌّ, “a mother”, and بِنْتٌ, “a girl”. Most parts of the body that come in pairs are feminine, like يَدٌ, “a hand”, and عَيْنٌ, “an eye”. Some others are known only from use: شَمْسٌ, “a sun”, and أَرْضٌ, “land”. And a few men’s names carry the sign but remain masculine, like حَمْزَةُ.

Why does it matter? Because the words around the noun agree with it: the word for “this”, the adjective, and the verb.

هٰذَا بَيْتٌ كَبِيرٌ.

هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.

الشَّمْسُ طَالِعَةٌ.

“This is a big house. This is a big school. The sun is rising.” In the last line شَمْسٌ has no feminine sign, but طَالِعَةٌ shows its gender for it. When you learn a new noun, learn it together with هٰذَا or هٰذِهِ, and the gender will stay in your memory.',0,0,3,'','','',0,'','pO4kcGGvC-bQK0_3wxy_ZQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (14,2,'lesson','Definite and indefinite · المَعْرِفَةُ وَالنَّكِرَةُ','A noun is indefinite, نَكِرَةٌ, when it points to no one in particular: any book, some man. It is definite, مَعْرِفَةٌ, when speaker and hearer know which one is meant.

كِتَابٌ، الكِتَابُ

Tanwīn is often the mark of the indefinite and the article the mark of the definite, but there are other ways of being definite. Here are six, with an example of each: the pronoun, the proper name, the word of pointing, the relative, the noun with the article, and the noun joined to one of these.

هُوَ، زَيْنَبُ، هٰذَا، الَّذِي، الكِتَابُ، كِتَابُ زَيْنَبَ

In كِتَابُ زَيْنَبَ, “Zaynab’s book”, the word كِتَابُ has no article and yet it is definite, because it belongs to a definite noun. Notice too that it has lost its tanwīn.

An adjective follows its noun in this, as it does in gender. Leave the agreement out and you say something else.

كِتَابٌ جَدِيدٌ

الكِتَابُ الجَدِيدُ

الكِتَابُ جَدِيدٌ.

The first is “a new book”. The second is “the new book”. The third is a full sentence, “The book is new.” One small article separates a phrase from a sentence, so listen for it.

Try it yourself with بَيْتٌ and كَبِيرٌ: make all three, and say which one can stand alone.',0,0,4,'','','',0,'','hUUzr7NnvyhMwutQS0UgTg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (15,2,'exam','Exam: Words and their kinds','This first exam covers the four lessons so far: what naḥw is for, the three kinds of word, gender, and definiteness. There are six questions, each with one right answer.

Before you start, take this sentence and say of every word whether it is a noun, a verb or a particle.

جَلَسَتِ الطَّالِبَةُ فِي الفَصْلِ الجَدِيدِ.

“The student sat in the new classroom.” You should find one verb, one particle and three nouns, for الجَدِيدِ counts as a noun. Then ask of each noun whether it is masculine or feminine, definite or indefinite. If you can answer without looking back, you are ready.

Read the whole question before the answers, and read every answer before you choose. When two look right, go back to the tests you learnt: does the word take the article? Could قَدْ come before it? Does the adjective agree with its noun in gender and in definiteness?

The second half of the class opens the sentence itself, and it stands on what is asked here. A mark lower than you hoped for is a good reason to read a lesson again.',0,0,5,'','','',0,'','uO4oCguEc9VQnJUXSjLSBQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (16,2,'lesson','The nominal sentence · الجُمْلَةُ الِاسْمِيَّةُ','A sentence that begins with a noun is nominal. It has two pillars: the mubtadaʾ, the thing we start with, and the khabar, the news we give about it. Arabic needs no word for “is” between them.

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

“In the house there is a man.” Here رَجُلٌ is still the mubtadaʾ, though it stands last.',0,0,6,'','','',0,'','2Wh95mt9pBnZXE6hJqZMmA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (17,2,'lesson','The verbal sentence · الجُمْلَةُ الفِعْلِيَّةُ','A sentence that begins with a verb is verbal. After the verb comes the doer, الفَاعِلُ, and it is marfūʿ. If the deed falls upon something, that is the object, المَفْعُولُ بِهِ, and it is manṣūb.

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

“Amina sat down.” The verb and its doer are enough, and the sentence is complete.',0,0,7,'','','',0,'','N6LKZrDaoL9GrScWTfmMsg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (18,2,'lesson','Iʿrāb, why endings change · الإِعْرَابُ','Watch one word in three sentences. Nothing in it changes except the end.

جَاءَ المُدَرِّسُ.

رَأَيْتُ المُدَرِّسَ.

سَلَّمْتُ عَلَى المُدَرِّسِ.

“The teacher came. I saw the teacher. I greeted the teacher.” In the first he is the doer, so the word is marfūʿ. In the second he is the object, so it is manṣūb. In the third a particle of jarr stands before it, so it is majrūr. This change is iʿrāb, and the word that causes it, such as the verb or the particle, is called the ʿāmil.

There are four kinds: rafʿ, whose first sign is ḍammah; naṣb, fatḥah; jarr, kasrah; and jazm, sukūn. Nouns take the first three and verbs take rafʿ, naṣb and jazm. So jarr belongs to nouns alone and jazm to verbs alone.

يَكْتُبُ، لَنْ يَكْتُبَ، لَمْ يَكْتُبْ

“He writes; he will not write; he did not write.”

Some words never change, and they are called mabnī. All particles are so, the past verb, and nouns such as the pronouns and most words of pointing.

جَاءَ هٰؤُلَاءِ، وَرَأَيْتُ هٰؤُلَاءِ.

“These people came, and I saw these people.” The ending is kasrah both times; only the place in the sentence tells you which is the doer.',0,0,8,'','','',0,'','zH9u-X8La1EAXBWYZKXIQQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (19,2,'exam','Exam: Sentences and endings','This exam closes the class. It has six objective questions on the nominal sentence, the verbal sentence and iʿrāb, and then one theory question for you to answer in your own words.

Revise with these three lines first. For each, say whether the sentence is nominal or verbal, and name the work of every word.

الجَوُّ جَمِيلٌ.

شَرِبَ الوَلَدُ المَاءَ.

ذَهَبَتْ زَيْنَبُ إِلَى المَدْرَسَةِ.

“The weather is beautiful. The boy drank the water. Zaynab went to the school.”

Theory question. Write about the sentence below. Say which kind of sentence it is, name the work of each of its three words, and for each noun give its kind of iʿrāb and the sign that shows it. Then change the sentence so that it becomes nominal, beginning with the name.

قَرَأَتْ فَاطِمَةُ الكِتَابَ.

Write in English, with the Arabic terms where you know them. A short and exact answer is better than a long one.',0,0,9,'','','',0,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','mpN-QPT9Dk4OprSXDfuEdg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (20,3,'timetable','Class timetable · جَدْوَلُ الدُّرُوسِ','Five dialogues and an exam make up this class. Take one dialogue a week; the lessons stay open, so you may slow down whenever your work or your exams at school press on you.

Each week has four short meetings with the same dialogue, about twenty minutes each. Here is the week in Arabic, one line a day.

يَوْمُ السَّبْتِ: نَسْتَمِعُ إِلَى الحِوَارِ.
يَوْمُ الِاثْنَيْنِ: نَقْرَأُ وَنُكَرِّرُ.
يَوْمُ الأَرْبِعَاءِ: نَتَكَلَّمُ مَعًا.
يَوْمُ الجُمُعَةِ: نُرَاجِعُ.

On Saturday (yawmu s-sabt) we listen to the dialogue without looking at it. On Monday (yawmu l-ithnayn) we read it and repeat every line aloud. On Wednesday (yawmu l-arbiʿāʾ) we speak together: find a partner in your house, on the telephone or in the discussion below the lesson. On Friday (yawmu l-jumuʿah) we revise and cover the English with a hand.

Keep a small notebook. Write the Arabic with all its vowel marks, for a word learnt without its vowels has to be learnt twice. When the five dialogues are yours, sit the exam.',0,0,1,'','','',0,'','ClOBmdGMOOkDXm1AhtckYg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (21,3,'lesson','Greetings · التَّحِيَّةُ','Play the recording first and follow the lines with a finger. Khālid meets Tunde at the gate of the school.

خَالِدٌ: السَّلَامُ عَلَيْكُمْ.
تُونْدِي: وَعَلَيْكُمُ السَّلَامُ وَرَحْمَةُ اللهِ.
خَالِدٌ: كَيْفَ حَالُكَ؟
تُونْدِي: أَنَا بِخَيْرٍ، وَالحَمْدُ لِلهِ. مَا اسْمُكَ؟
خَالِدٌ: اِسْمِي خَالِدٌ. وَأَنْتَ؟
تُونْدِي: اِسْمِي تُونْدِي، وَأَنَا مِنْ نَيْجِيرِيَا.
خَالِدٌ: أَهْلًا وَسَهْلًا يَا تُونْدِي.
تُونْدِي: أَهْلًا بِكَ.

Khālid: as-salāmu ʿalaykum. Peace be upon you.
Tunde: wa-ʿalaykumu s-salāmu wa-raḥmatu llāh. And upon you peace and the mercy of Allah.
Khālid: kayfa ḥāluk? How are you?
Tunde: anā bi-khayr, wa-l-ḥamdu lillāh. Mā smuk? I am well, praise be to Allah. What is your name?
Khālid: ismī Khālid. Wa-anta? My name is Khālid. And you?
Tunde: ismī Tunde, wa-anā min Nayjīriyā. My name is Tunde, and I am from Nigeria.
Khālid: ahlan wa-sahlan yā Tunde. Welcome, Tunde.
Tunde: ahlan bik. Welcome to you.

Arabic has no word for “is” here: ismī Khālid is simply “my name Khālid”. The ending ـكَ (-ka) means “your” to a man and ـكِ (-ki) “your” to a woman, so to Aisha we say:

كَيْفَ حَالُكِ يَا عَائِشَةُ؟ مَا اسْمُكِ؟

At a pause we drop the last short vowel in speech, but we always write it. Notice too that the answer to a greeting returns it in full or adds to it; it never gives back less.',0,0,2,'material/0DW1N6wdCS5F809XQKmaKQ.mp3','greetings.mp3','mp3',141873,'','urqVpr06iOZVcaZvCweIYw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (22,3,'lesson','The family · الأُسْرَةُ','Kemi shows Salmā a photograph of her family. Before you read, learn the words ab أَبٌ (father), umm أُمٌّ (mother), akh أَخٌ (brother) and ukht أُخْتٌ (sister).

سَلْمَى: مَنْ هٰذِهِ يَا كِيمِي؟
كِيمِي: هٰذِهِ أُمِّي، وَهٰذَا أَبِي.
سَلْمَى: وَمَنْ هٰذَا الوَلَدُ؟
كِيمِي: هٰذَا أَخِي الصَّغِيرُ. اِسْمُهُ بِلَالٌ.
سَلْمَى: هَلْ لَكِ أُخْتٌ؟
كِيمِي: نَعَمْ، لِي أُخْتَانِ.

Salmā: man hādhihi yā Kemi? Who is this, Kemi?
Kemi: hādhihi ummī, wa-hādhā abī. This is my mother, and this is my father.
Salmā: wa-man hādhā l-walad? And who is this boy?
Kemi: hādhā akhī ṣ-ṣaghīr. Ismuhu Bilāl. This is my little brother. His name is Bilāl.
Salmā: hal laki ukht? Have you a sister?
Kemi: naʿam, lī ukhtān. Yes, I have two sisters.

Two words point at people: هٰذَا (hādhā) for a man and هٰذِهِ (hādhihi) for a woman. Both mean “this”, and both are written without an alif after the hāʾ although we hear a long ā in the first syllable.

To have is said with لِ (li, “to”): lī, to me there is; laki, to you there is. “Two” needs no number: the ending ـَانِ (-āni) on ukht makes ukhtān, two sisters.

هٰذَا جَدِّي، وَهٰذِهِ جَدَّتِي.

Here are the grandparents: jaddī, my grandfather, and jaddatī, my grandmother.',0,0,3,'','','',0,'','A4ptQXKsKxPknszuekiFWQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (23,3,'lesson','At the market · فِي السُّوقِ','Amina wants a piece of cloth. The seller (al-bāʾiʿ) names a price, and she does what everybody does at a market.

أَمِينَةُ: بِكَمْ هٰذَا القُمَاشُ يَا أَخِي؟
البَائِعُ: بِأَلْفَيْ نَايْرَا.
أَمِينَةُ: هٰذَا غَالٍ جِدًّا!
البَائِعُ: هُوَ قُمَاشٌ جَيِّدٌ. كَمْ تَدْفَعِينَ؟
أَمِينَةُ: أَدْفَعُ أَلْفَ نَايْرَا.
البَائِعُ: حَسَنًا، تَفَضَّلِي.
أَمِينَةُ: شُكْرًا، بَارَكَ اللهُ فِيكَ.

Amina: bi-kam hādhā l-qumāshu yā akhī? How much is this cloth, my brother?
Seller: bi-alfay nāyrā. Two thousand naira.
Amina: hādhā ghālin jiddan! This is very dear!
Seller: huwa qumāshun jayyid. Kam tadfaʿīn? It is good cloth. How much will you pay?
Amina: adfaʿu alfa nāyrā. I will pay a thousand naira.
Seller: ḥasanan, tafaḍḍalī. All right, here you are.
Amina: shukran, bāraka llāhu fīk. Thank you, may Allah bless you.

The question is made of بِـ (bi, “for”) and كَمْ (kam, “how much”). Learn it with its two answers: ghālin غَالٍ, dear, and rakhīṣ رَخِيصٌ, cheap.

The seller says tadfaʿīna because he speaks to a woman; to a man he would say tadfaʿu. In the same way tafaḍḍalī is for a woman and tafaḍḍal for a man.

هٰذَا رَخِيصٌ، وَذٰلِكَ غَالٍ.

Hādhā rakhīṣ, wa-dhālika ghālin: this is cheap, and that is dear.',0,0,4,'','','',0,'','QqZ7Fy_vYV2Xxv40wcIgqQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (24,3,'lesson','On the road · فِي الطَّرِيقِ','Bala has come to a town he does not know. He asks Zaynab the way to the mosque.

بَالَا: مِنْ فَضْلِكِ، أَيْنَ المَسْجِدُ؟
زَيْنَبُ: المَسْجِدُ بَعْدَ السُّوقِ. اِمْشِ إِلَى الأَمَامِ.
بَالَا: ثُمَّ مَاذَا؟
زَيْنَبُ: ثُمَّ خُذِ الشَّارِعَ الأَوَّلَ عَلَى اليَمِينِ.
بَالَا: هَلْ هُوَ بَعِيدٌ؟
زَيْنَبُ: لَا، هُوَ قَرِيبٌ مِنْ هُنَا.
بَالَا: شُكْرًا جَزِيلًا.
زَيْنَبُ: عَفْوًا، مَعَ السَّلَامَةِ.

Bala: min faḍliki, ayna l-masjid? Please, where is the mosque?
Zaynab: al-masjidu baʿda s-sūq. Imshi ilā l-amām. The mosque is after the market. Walk straight on.
Bala: thumma mādhā? Then what?
Zaynab: thumma khudhi sh-shāriʿa l-awwala ʿalā l-yamīn. Then take the first street on the right.
Bala: hal huwa baʿīd? Is it far?
Zaynab: lā, huwa qarībun min hunā. No, it is near here.
Bala: shukran jazīlan. Many thanks.
Zaynab: ʿafwan, maʿa s-salāmah. You are welcome, goodbye.

The command “take!” is خُذْ (khudh). Before the article two letters without a vowel would meet, so the first borrows a kasrah: khudhi sh-shāriʿ. You saw the same help in wa-ʿalaykumu s-salām.

For the left say ʿalā l-yasār.

البَيْتُ عَلَى اليَسَارِ، وَالمَدْرَسَةُ عَلَى اليَمِينِ.

Al-baytu ʿalā l-yasār, wa-l-madrasatu ʿalā l-yamīn: the house is on the left, and the school is on the right.',0,0,5,'','','',0,'','s7b5f8gduLGyfof8rugaqQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (25,3,'lesson','At home: what time is it? · فِي البَيْتِ: كَمِ السَّاعَةُ؟','It is early, and the mother of Yūsuf is hurrying the house along.

الأُمُّ: يَا يُوسُفُ، كَمِ السَّاعَةُ الآنَ؟
يُوسُفُ: السَّاعَةُ السَّابِعَةُ صَبَاحًا يَا أُمِّي.
الأُمُّ: أَيْنَ أُخْتُكَ؟
يُوسُفُ: هِيَ فِي المَطْبَخِ.
الأُمُّ: مَتَى تَذْهَبُ إِلَى المَدْرَسَةِ؟
يُوسُفُ: أَذْهَبُ فِي السَّاعَةِ السَّابِعَةِ وَالنِّصْفِ.

Mother: yā Yūsufu, kami s-sāʿatu l-ān? Yūsuf, what time is it now?
Yūsuf: as-sāʿatu s-sābiʿatu ṣabāḥan yā ummī. It is seven in the morning, mother.
Mother: ayna ukhtuk? Where is your sister?
Yūsuf: hiya fī l-maṭbakh. She is in the kitchen.
Mother: matā tadhhabu ilā l-madrasah? When do you go to school?
Yūsuf: adhhabu fī s-sāʿati s-sābiʿati wa-n-niṣf. I go at half past seven.

The hour is said as “the seventh hour”: السَّاعَةُ السَّابِعَةُ (as-sāʿatu s-sābiʿah). Three small additions do the rest.

السَّاعَةُ الثَّامِنَةُ وَالرُّبْعُ.
السَّاعَةُ الثَّامِنَةُ وَالنِّصْفُ.
السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا.

Wa-r-rubʿ is “and a quarter”, wa-n-niṣf “and a half”, and illā rubʿan “less a quarter”. So the last line is a quarter to eight.

Ask the time with كَمْ, never with أَيْنَ (where). To ask when something happens use مَتَى (matā), as Yūsuf’s mother does. Tell the time aloud each time you look at your telephone today.',0,0,6,'','','',0,'','Mz6JjVM3q5R2vC1TUBOfgw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (26,3,'exam','Exam: A day of conversation','Read all five dialogues aloud once more before you begin, and let the transliteration rest: from now on read the Arabic itself.

The questions ask three things. First, who is being spoken to? Look for the endings ـكَ and ـكِ and for the verbs that change with a woman. Secondly, which question word fits? Keep these four apart.

أَيْنَ البَيْتُ؟
مَتَى تَذْهَبُ؟
مَنْ هٰذَا؟
بِكَمْ هٰذَا؟

In English: where is the house, when do you go, who is this, and how much is this. Thirdly, what answer would a polite speaker give? A greeting is returned in full, a thank-you gets عَفْوًا (ʿafwan), and a welcome gets a welcome.

Take your time, and read every choice to its last vowel mark before you settle on one. Two answers may look alike and differ only in a kasrah. There is no theory part in this exam. If a question surprises you, go back to its dialogue afterwards and say the whole of it aloud three times.',0,0,7,'','','',0,'','mIdsGLH2dYXMD05tehuJcA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (27,4,'lesson','The three short vowels · الحَرَكَاتُ','An Arabic letter is a consonant waiting to be moved. The mark that moves it is called a ḥarakah, “a movement”, and there are only three.

فَتْحَةٌ، كَسْرَةٌ، ضَمَّةٌ

Fatḥah is a short stroke above the letter and says a. Kasrah is the same stroke below and says i. Ḍammah is a tiny wāw above and says u. The consonant comes first, then its vowel: ba, bi, bu.

بَ  بِ  بُ

Read three letters, one beat each, and do not stretch any of them. If you make a vowel long you have said another word.

كَتَبَ، شَرِبَ، كَبُرَ

They are kataba, “he wrote”, shariba, “he drank”, and kabura, “he grew big”. Clap once for every letter: ka-ta-ba, sha-ri-ba, ka-bu-ra.

A change of vowels changes the meaning while the letters stay as they are. Look at these two.

كَتَبَ، كُتِبَ

The first is “he wrote” and the second, kutiba, is “it was written”. This is why a beginner’s book prints every vowel, and why we shall read every vowel that is printed. Later, when you know the grammar, you will supply them yourself.',0,0,1,'','','',0,'','MzkFcExCWVjvoc3nLHgztQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (28,4,'lesson','Sukūn, the letter at rest · السُّكُونُ','Not every letter has a vowel. A letter without one is at rest, and its mark is a small circle above it, the sukūn. Close the syllable on that letter and add nothing after it.

مِنْ، هَلْ، قُلْ، كَمْ

Read min, “from”; hal, which opens a question; qul, “say!”; and kam, “how many?”. Take care not to let a vowel slip in at the end: it is qul and not qulu.

In the middle of a word the resting letter closes one syllable, and the next letter opens another. Break the word there and it becomes easy.

مَكْتَبٌ، مَسْجِدٌ، يَكْتُبُ

Say mak-ta-bun, “an office”; mas-ji-dun, “a mosque”; yak-tu-bu, “he writes”.

When wāw or yāʾ is at rest after a fatḥah, the two glide together: aw and ay.

يَوْمٌ، بَيْتٌ، لَيْلٌ، نَوْمٌ

These are yawm, “a day”; bayt, “a house”; layl, “night”; and nawm, “sleep”. Give the glide its full sound. Bayt is not “bet”, and yawm is not “yom”.

Two rules to keep: an Arabic word never begins with a resting letter, and in pausing at the end of a sentence we rest the last letter even where a vowel is written. So مَسْجِدٌ is read masjid when you stop on it.',0,0,2,'','','',0,'','JTf3eX9xp3vt0tR0-ACTxg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (29,4,'lesson','Long vowels · حُرُوفُ المَدِّ','Three letters can stretch the vowel before them: alif after fatḥah, yāʾ after kasrah, and wāw after ḍammah. Each makes the vowel two beats long. They carry no mark of their own when they do this work.

بَا  بِي  بُو

كِتَابٌ، كَبِيرٌ، نُورٌ

Read ki-tā-bun, “a book”; ka-bī-run, “big”; nū-run, “light”. Hold the long vowel for twice the time of a short one, no more and no less.

Length carries meaning. Compare these pairs aloud.

جَمَلٌ، جَمَالٌ

مَطَرٌ، مَطَارٌ

The first pair is “a camel” and “beauty”, the second “rain” and “an airport”. A traveller who shortens the vowel asks the driver to take him to the rain.

In a few very common words the long ā is shown by a small upright stroke, the dagger alif, and no full alif is written.

هٰذَا، هٰذِهِ، ذٰلِكَ

They are hādhā, “this”; hādhihi, the feminine “this”; and dhālika, “that”.

Two spellings to know: alif maqṣūrah ى at the end is a long ā, as in عَلَى, and the alif after the plural wāw in كَتَبُوا, “they wrote”, is silent. Write it, but do not read it.

هٰذَا كِتَابٌ كَبِيرٌ.

“This is a big book.”',0,0,3,'','','',0,'','zxRXSRCizYd9W7XSJY4L-A',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (30,4,'lesson','Shaddah, one letter doing the work of two · الشَّدَّةُ','The shaddah looks like a tiny w above the letter. It says that the letter is there twice: once at rest, closing the syllable before it, and once with its vowel, opening the next.

مُعَلِّمٌ

Write it out slowly and you hear mu-ʿal-li-mun: the first lām is at rest, the second has kasrah. Lean on the letter and let it go. Fatḥah and ḍammah are set above the shaddah, and kasrah is often set just beneath it, still above the letter.

Doubling changes the meaning, so it is never optional. Read these two until the difference is clear.

دَرَسَ، دَرَّسَ

The first, darasa, is “he studied”; the second, darrasa, is “he taught”. One letter held a moment longer makes the student a teacher.

أُمٌّ، رَبٌّ، حَقٌّ، سُكَّرٌ

These are “a mother”, “a lord”, “truth” and “sugar”. When you stop on a word such as رَبٌّ, keep the weight of the doubled letter, though its vowel is gone: rabb.

المُعَلِّمُ يُدَرِّسُ كُلَّ يَوْمٍ.

“The teacher teaches every day.” Find the three shaddahs, and say which two letters each of them stands for.',0,0,4,'','','',0,'','ztztxsZv-qh9rO4oWQU8RQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (31,4,'lesson','Tanwīn · التَّنْوِينُ','Many nouns end in an n that is heard and never written as a letter. It is shown by doubling the last vowel sign, and it is called tanwīn. As there are three vowels, there are three tanwīns: un, an, in.

كِتَابٌ، كِتَابًا، كِتَابٍ

Read kitābun, kitāban, kitābin. All three mean “a book”. Which one is used depends on the word’s work in the sentence, as you will learn in the grammar classes. Here, only read what you see.

هٰذَا كِتَابٌ.

قَرَأْتُ كِتَابًا.

نَظَرْتُ فِي كِتَابٍ.

“This is a book. I read a book. I looked into a book.”

The tanwīn of fatḥah brings a silent alif with it, as in كِتَابًا. There are exceptions. No alif is added after tāʾ marbūṭah, nor after a hamzah which already follows an alif.

مَدْرَسَةً، مَاءً

When you stop, un and in fall silent, and an becomes a long ā: kitāb, kitābā, kitāb. After tāʾ marbūṭah you stop on a soft h: madrasah.

Tanwīn and the article do not meet. It is كِتَابٌ, “a book”, or الكِتَابُ, “the book”, and never both at once.',0,0,5,'','','',0,'','J_02AckJ_sxGTjp7Sdq2xg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (32,4,'lesson','Sun and moon letters · الحُرُوفُ الشَّمْسِيَّةُ وَالقَمَرِيَّةُ','The article is always written alif and lām, but its lām is not always heard. Before fourteen letters it is pronounced. Before the other fourteen it melts into the letter that follows, and that letter takes a shaddah.

القَمَرُ، الشَّمْسُ

Say al-qamaru, “the moon”, with a clear l; say ash-shamsu, “the sun”, with none. The two words have given their names to the two families in the picture.

The sun letters are those made with the front of the tongue, near the place of lām itself.

ت  ث  د  ذ  ر  ز  س  ش  ص  ض  ط  ظ  ل  ن

التَّاجِرُ، الدَّرْسُ، الرَّجُلُ، السُّوقُ، النُّورُ

Read at-tājiru, ad-darsu, ar-rajulu, as-sūqu, an-nūru: “the trader, the lesson, the man, the market, the light”.

The moon letters are gathered in an old line for memory.

اِبْغِ حَجَّكَ وَخَفْ عَقِيمَهُ

الأَبُ، البَيْتُ، الجَبَلُ، الكِتَابُ، المَسْجِدُ

Here every lām is heard. Some books print a sukūn on it, الْقَمَرُ; we leave it bare, and the missing shaddah tells you enough.

After another word the alif of the article falls silent.

الكِتَابُ فِي البَيْتِ.

Read al-kitābu fi l-bayt: “The book is in the house.”',0,0,6,'material/1d_RGc8jXlz7h-gHCbGcPQ-1200x1332.png','sun-and-moon-letters.png','png',57762,'','XCpYCwrZ98-cLUjlXtdQ7w',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (33,4,'lesson','Reading a whole page · قِرَاءَةُ نَصٍّ','You have every sign you need, so this lesson adds none. Print the sheet or open it on your phone, and read it in three rounds.

In the first round read letter by letter, clapping the beats. In the second read word by word, resting the last letter when you stop. In the third read sentence by sentence, carrying each ending into the next word. Here is how Amina introduces herself.

اِسْمِي أَمِينَةُ، وَأَسْكُنُ فِي مَدِينَةِ كَانُو.

أَبِي تَاجِرٌ، وَأُمِّي طَبِيبَةٌ.

أَذْهَبُ إِلَى المَدْرَسَةِ كُلَّ صَبَاحٍ.

أُحِبُّ اللُّغَةَ العَرَبِيَّةَ، وَأَقْرَأُ كِتَابًا جَدِيدًا كُلَّ شَهْرٍ.

“My name is Amina, and I live in the city of Kano. My father is a trader and my mother is a doctor. I go to school every morning. I love the Arabic language, and I read a new book every month.”

Look out for three places. In إِلَى المَدْرَسَةِ the long ā is cut short before the article: ila l-madrasati. In اللُّغَةَ the lām of the article meets another lām, and you hear one strong doubled l. In كِتَابًا جَدِيدًا both words carry the same tanwīn, because the adjective follows its noun.

Now put your own name, city and family into the lines, and read them to someone.',0,0,7,'material/1juk4Y7xCRELQVhBjv8yvA.pdf','reading-sheet.pdf','pdf',59516,'','QZ42NNeob29vu3Wz9CqK8A',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (34,4,'exam','Exam: Reading with vowels','Seven questions on the signs you have learnt. You may take as long as you need, but take them in one sitting and with no book open.

Warm up first by reading these lines aloud, twice. Together they hold everything the exam asks about: the short vowels, sukūn, shaddah, tanwīn, long vowels, and the article before sun and moon letters.

الشَّمْسُ كَبِيرَةٌ، وَالقَمَرُ جَمِيلٌ.

دَخَلَ الرَّجُلُ مَسْجِدًا كَبِيرًا.

هٰذَا دَرْسٌ سَهْلٌ، وَذٰلِكَ دَرْسٌ طَوِيلٌ.

“The sun is big and the moon is beautiful. The man entered a big mosque. This is an easy lesson, and that is a long lesson.”

If you hesitated anywhere, name the sign that stopped you and open its lesson again. A reader who knows which sign is hard for him has done half the work.

In the exam, say each answer aloud before you choose. Several answers differ in one mark only, so look above the letter and below it, and look at the last letter twice.',0,0,8,'','','',0,'','vmGQ2NRUMOiGnCGAd-0iPg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (35,5,'lesson','One to ten · مِنْ وَاحِدٍ إِلَى عَشَرَةٍ','Begin by counting with nothing to count, as one does on the fingers. These are the forms with tāʾ, the ones used in plain counting.

وَاحِدٌ، اِثْنَانِ، ثَلَاثَةٌ، أَرْبَعَةٌ، خَمْسَةٌ
سِتَّةٌ، سَبْعَةٌ، ثَمَانِيَةٌ، تِسْعَةٌ، عَشَرَةٌ

Say them aloud: wāḥid, ithnān, thalāthah, arbaʿah, khamsah; sittah, sabʿah, thamāniyah, tisʿah, ʿasharah. Clap once for every number, then count backwards from ten.

One and two behave like adjectives: they follow the noun and agree with it. The number two is often left out altogether, because the dual ending already says it.

كِتَابٌ وَاحِدٌ، وَبِنْتٌ وَاحِدَةٌ.
كِتَابَانِ، وَبِنْتَانِ.

Kitābun wāḥid, wa-bintun wāḥidah: one book and one girl. Kitābān, wa-bintān: two books and two girls. After a verb or a particle that asks for the accusative or genitive the dual ends in ـَيْنِ (-ayni) instead.

قَرَأْتُ كِتَابَيْنِ.

Qaraʾtu kitābayn: I have read two books. There is no other ending for the dual, so these two, -āni and -ayni, serve for every noun you will ever count in pairs. From three upwards the number comes before the noun, and there the real story of the Arabic numbers begins.',0,0,1,'','','',0,'','dLoSAvs6YAfO3k7RoBX3yQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (36,5,'lesson','Three to ten: the crossing of genders · تَذْكِيرُ العَدَدِ وَتَأْنِيثُهُ','From three to ten the number takes the opposite gender of the thing counted. If the noun is masculine the number has its tāʾ; if the noun is feminine the tāʾ falls away.

ثَلَاثَةُ كُتُبٍ، وَثَلَاثُ بَنَاتٍ
خَمْسَةُ رِجَالٍ، وَخَمْسُ نِسَاءٍ
سَبْعَةُ أَيَّامٍ، وَسَبْعُ لَيَالٍ
عَشَرَةُ طُلَّابٍ، وَعَشْرُ طَالِبَاتٍ

Thalāthatu kutub, three books, but thalāthu banāt, three girls. Khamsatu rijāl, five men, but khamsu nisāʾ, five women. Sabʿatu ayyām, seven days, but sabʿu layālin, seven nights. ʿAsharatu ṭullāb, ten male students, but ʿashru ṭālibāt, ten female students.

Three things happen in every pair. The number loses its tanwīn, because it is the first part of an iḍāfah. The noun is plural. And the noun is in the genitive, so it ends in kasrah.

Ask for the gender of the singular, not of the plural: “days” follows yawm يَوْمٌ, which is masculine, and “nights” follows laylah لَيْلَةٌ, which is feminine. The Qurʾān sets the two side by side in one verse of Sūrat al-Ḥāqqah:

سَبْعَ لَيَالٍ وَثَمَانِيَةَ أَيَّامٍ

Sabʿa layālin wa-thamāniyata ayyām: “seven nights and eight days”. One number without tāʾ, one with it. Keep this phrase in your memory, and you will never need the rule.',0,0,2,'','','',0,'','CZjBoqYb1LfD-q0mJiK6XA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (37,5,'lesson','Eleven to ninety-nine · مِنْ أَحَدَ عَشَرَ إِلَى تِسْعَةٍ وَتِسْعِينَ','From eleven to ninety-nine the noun returns to the singular and stands in the accusative with tanwīn. That one rule covers every line of this lesson.

أَحَدَ عَشَرَ كِتَابًا، وَإِحْدَى عَشْرَةَ بِنْتًا
اِثْنَا عَشَرَ شَهْرًا، وَاثْنَتَا عَشْرَةَ سَاعَةً
ثَلَاثَةَ عَشَرَ رَجُلًا، وَثَلَاثَ عَشْرَةَ صُورَةً

These are eleven books and eleven girls, twelve months and twelve hours, thirteen men and thirteen pictures. In eleven and twelve both halves agree with the noun. From thirteen to nineteen the first half crosses genders as before, while the ten agrees. All these numbers keep fatḥah on both halves whatever the case, except the first half of twelve, which changes as a dual.

The tens are the same for both genders.

عِشْرُونَ، ثَلَاثُونَ، أَرْبَعُونَ، خَمْسُونَ
سِتُّونَ، سَبْعُونَ، ثَمَانُونَ، تِسْعُونَ

Read: ʿishrūn, thalāthūn, arbaʿūn, khamsūn; sittūn, sabʿūn, thamānūn, tisʿūn. In the accusative and genitive -ūna becomes -īna. In the numbers between, the unit comes first and the ten is joined to it by wa-.

خَمْسَةٌ وَعِشْرُونَ طَالِبًا
خَمْسٌ وَعِشْرُونَ طَالِبَةً

Khamsatun wa-ʿishrūna ṭāliban is twenty-five male students, khamsun wa-ʿishrūna ṭālibatan twenty-five female students: again the unit crosses over, and again the noun is singular with tanwīn fatḥ.',0,0,3,'','','',0,'','5DbXwWlcd0rl9CFTmyBstg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (38,5,'lesson','The days of the week · أَيَّامُ الأُسْبُوعِ','Once you can count to five you almost know the week, for its days are named by number, beginning with Sunday.

يَوْمُ الأَحَدِ
يَوْمُ الِاثْنَيْنِ
يَوْمُ الثُّلَاثَاءِ
يَوْمُ الأَرْبِعَاءِ
يَوْمُ الخَمِيسِ
يَوْمُ الجُمُعَةِ
يَوْمُ السَّبْتِ

Read with me: yawmu l-aḥad, Sunday; yawmu l-ithnayn, Monday; yawmu th-thulāthāʾ, Tuesday; yawmu l-arbiʿāʾ, Wednesday; yawmu l-khamīs, Thursday; yawmu l-jumuʿah, Friday; yawmu s-sabt, Saturday. Aḥad is one, ithnayn two, and so on to khamīs, five. Al-jumuʿah is the day of gathering. Speakers of Hausa will hear old friends in several of these names.

اليَوْمُ يَوْمُ الخَمِيسِ، وَغَدًا يَوْمُ الجُمُعَةِ.
صُمْتُ يَوْمَ الِاثْنَيْنِ.
نَجْتَمِعُ يَوْمَ السَّبْتِ.

Al-yawmu yawmu l-khamīs, wa-ghadan yawmu l-jumuʿah: today is Thursday, and tomorrow is Friday. Ṣumtu yawma l-ithnayn: I fasted on Monday. Najtamiʿu yawma s-sabt: we meet on Saturday.

English says “on” Monday. Arabic needs no particle: the word yawm goes into the accusative, and yawma by itself means “on the day of”. Grammarians call this the ẓarf, the vessel in which the action takes place.

Yesterday is amsi أَمْسِ, today al-yawma اليَوْمَ and tomorrow ghadan غَدًا.',0,0,4,'','','',0,'','KMDZpKiG3eG7zoodEVdmyw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (39,5,'lesson','The months · الشُّهُورُ','The year has twelve months, and the Qurʾān counts them in Sūrat at-Tawbah.

إِنَّ عِدَّةَ الشُّهُورِ عِنْدَ اللَّهِ اثْنَا عَشَرَ شَهْرًا

“The number of months with Allah is twelve months.” You know why shahran is singular and ends in tanwīn fatḥ. These are the months of the lunar year:

المُحَرَّمُ، صَفَرٌ، رَبِيعٌ الأَوَّلُ، رَبِيعٌ الآخِرُ
جُمَادَى الأُولَى، جُمَادَى الآخِرَةُ، رَجَبٌ، شَعْبَانُ
رَمَضَانُ، شَوَّالٌ، ذُو القَعْدَةِ، ذُو الحِجَّةِ

Read: al-Muḥarram, Ṣafar, Rabīʿ al-Awwal, Rabīʿ al-Ākhir, Jumādā l-Ūlā, Jumādā l-Ākhirah, Rajab, Shaʿbān, Ramaḍān, Shawwāl, Dhū l-Qaʿdah, Dhū l-Ḥijjah. Shaʿbān and Ramaḍān are diptotes: they take no tanwīn, and their genitive ends in fatḥah.

نَصُومُ فِي شَهْرِ رَمَضَانَ.
العِيدُ فِي شَوَّالٍ.

Naṣūmu fī shahri Ramaḍān: we fast in the month of Ramaḍān. Al-ʿīdu fī Shawwāl: the feast is in Shawwāl. Compare the ends of the two lines, fatḥah on the first name and kasrah with tanwīn on the second.

For the solar months, newspapers in many countries write:

يَنَايِرُ، فَبْرَايِرُ، مَارِسُ، أَبْرِيلُ، مَايُو، يُونِيُو
يُولِيُو، أَغُسْطُسُ، سِبْتَمْبِرُ، أُكْتُوبِرُ، نُوفَمْبِرُ، دِيسَمْبِرُ

You will recognise every one of them when you say it aloud.',0,0,5,'','','',0,'','CY_x38PmVE7yT_no-cSsuA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (40,5,'lesson','The clock · السَّاعَةُ','The word sāʿah سَاعَةٌ is an hour, a clock and the time of day. We ask with kam and answer with an ordinal number, “the third hour”.

كَمِ السَّاعَةُ؟
السَّاعَةُ الثَّالِثَةُ.

The hours are al-wāḥidah, ath-thāniyah, ath-thālithah, ar-rābiʿah, al-khāmisah, as-sādisah, as-sābiʿah, ath-thāminah, at-tāsiʿah, al-ʿāshirah, al-ḥādiyata ʿashrah and ath-thāniyata ʿashrah. From two to ten each is made on the pattern fāʿilah from the root of the number: kh-m-s gives khāmisah, t-s-ʿ gives tāsiʿah. Only sādisah looks strange, because sittah, six, has hidden a root s-d-s.

السَّاعَةُ الرَّابِعَةُ وَالرُّبْعُ.
السَّاعَةُ الخَامِسَةُ وَالنِّصْفُ.
السَّاعَةُ السَّادِسَةُ إِلَّا رُبْعًا.
السَّاعَةُ التَّاسِعَةُ وَعَشْرُ دَقَائِقَ.
السَّاعَةُ الثَّانِيَةَ عَشْرَةَ.

That is: a quarter past four; half past five; a quarter to six; ten minutes past nine; twelve o’clock. After illā, “except”, the quarter is in the accusative: rubʿan. A minute is daqīqah دَقِيقَةٌ, feminine, so ten of them are ʿashru daqāʾiq, without tāʾ, by the rule you know.

To say at what hour something happens, use fī.

يَبْدَأُ الدَّرْسُ فِي السَّاعَةِ الخَامِسَةِ مَسَاءً.

Yabdaʾu d-darsu fī s-sāʿati l-khāmisati masāʾan: the lesson begins at five in the evening. For the morning say ṣabāḥan صَبَاحًا, and for the night laylan لَيْلًا.',0,0,6,'','','',0,'','WRhSllopGA5xBcwGIH1nZQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (41,5,'exam','Exam: Numbers and time','Before you begin, put the whole class on one page. Three steps are enough.

One and two: the noun itself does the work. Three to ten: opposite gender, plural noun, genitive. Eleven to ninety-nine: singular noun, accusative, with tanwīn.

كِتَابٌ وَاحِدٌ
أَرْبَعَةُ كُتُبٍ
أَرْبَعَةَ عَشَرَ كِتَابًا

One book, four books, fourteen books: watch how the word for book changes from kitābun to kutubin to kitāban while the number grows. Say the same three lines with “girl”, and cross the genders where they must be crossed.

بِنْتٌ وَاحِدَةٌ
أَرْبَعُ بَنَاتٍ
أَرْبَعَ عَشْرَةَ بِنْتًا

For the calendar, say the days in order from Sunday and the lunar months in order from al-Muḥarram, without the book. For the clock, take any six times of your own day and say them with wa-r-rubʿ, wa-n-niṣf and illā rubʿan.

The eight questions have one correct answer each. In the Arabic choices look at the tāʾ first and at the last vowel second; most mistakes in the numbers are made in those two places. There is no theory part.',0,0,7,'','','',0,'','trF4fupiiBXO8MfLOBCD6g',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (42,6,'lesson','Al-Fātiḥah · سُورَةُ الفَاتِحَةِ','You say these seven verses in every rakʿah. Today we slow down.

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

Both naʿbudu and nastaʿīnu begin with nūn: even one who prays alone says “we”.',0,0,1,'','','',0,'','HNSfP5HRS4ksw4o1gxJYHw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (43,6,'lesson','Al-Ikhlāṣ · سُورَةُ الإِخْلَاصِ','Four verses, and in them almost every kind of sentence a beginner must know.

قُلْ هُوَ اللَّهُ أَحَدٌ
اللَّهُ الصَّمَدُ
لَمْ يَلِدْ وَلَمْ يُولَدْ
وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ

“Say: He is Allah, One. Allah, the One to whom all turn in need. He has not begotten, nor was He begotten. And there is none equal to Him.”

Qul is the command of qāla, to say. Its long vowel has gone, because the lām is now without a vowel, and two vowelless letters would meet: qūl became qul.

Allāhu ṣ-ṣamad is a nominal sentence of two words, mubtadaʾ and khabar, both in the nominative with ḍammah.

The third verse gives the particle لَمْ (lam). It stands before a present verb, turns its meaning to the past and denies it, and puts the verb into the jussive, majzūm, whose sign here is sukūn. Yalidu, He begets, becomes lam yalid; yūladu, the passive, becomes lam yūlad. Both come from the root w-l-d, which also gives walad وَلَدٌ, a child.

In the last verse yakun is yakūnu after lam, shortened as qul was. Its noun is aḥadun, left to the very end, and its predicate is kufuwan, accusative as the predicate of kāna always is, and brought forward. In plain order it would be “no one has been equal to Him”.

The word aḥad أَحَدٌ opens and closes the sūrah: first “One”, then “anyone”.',0,0,2,'','','',0,'','3uLb0MYpf88gTC8vV5GLoA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (44,6,'lesson','Al-Falaq · سُورَةُ الفَلَقِ','This sūrah is one long sentence: a command, a verb, and what we seek refuge from, four times.

قُلْ أَعُوذُ بِرَبِّ الْفَلَقِ
مِنْ شَرِّ مَا خَلَقَ
وَمِنْ شَرِّ غَاسِقٍ إِذَا وَقَبَ
وَمِنْ شَرِّ النَّفَّاثَاتِ فِي الْعُقَدِ
وَمِنْ شَرِّ حَاسِدٍ إِذَا حَسَدَ

“Say: I seek refuge with the Lord of daybreak from the evil of what He has created, and from the evil of darkness when it settles, and from the evil of those who blow on knots, and from the evil of an envier when he envies.”

Aʿūdhu is “I seek refuge”, from ʿādha; the hamzah at its head says “I”. The one with whom we seek it follows bi-, and the thing we flee from follows min. Learn the verb with both its particles: aʿūdhu bi-… min…

In sharri mā khalaq the word مَا (mā) is not a denial. It is a noun meaning “that which”, the second part of the iḍāfah: “the evil of what He created”.

Ghāsiqin and ḥāsidin are active participles on the pattern fāʿil, like kātib, a writer. Their tanwīn makes them indefinite: any darkness, any envier. An-naffāthāt has the intensive pattern faʿʿāl, in the feminine plural.

The word إِذَا (idhā) is “when”. The verb after it is past in form, waqaba, ḥasada, but its time is not past: it means whenever that should happen.',0,0,3,'','','',0,'','HPBZdyMM4ddeDBFvXwaGZQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (45,6,'lesson','An-Nās · سُورَةُ النَّاسِ','The last sūrah of the muṣḥaf begins as its neighbour did, with qul aʿūdhu. Here one refuge is named by three titles, and one evil is feared.

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

Alladhī الَّذِي is “who”, and agrees with al-waswās. Ṣudūr is the broken plural of ṣadr صَدْرٌ, a breast. In the last verse min takes fatḥah before the article, mina l-jinnah, so that two vowelless letters do not meet.',0,0,4,'','','',0,'','EPtTGENquR61VEc2-Lbs7w',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (46,6,'lesson','Al-ʿAṣr · سُورَةُ العَصْرِ','Three verses: an oath, a statement and an exception.

وَالْعَصْرِ
إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ
إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ

“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.”

The first wāw is not “and”. It is the wāw of the oath, wāw al-qasam, and like a preposition it puts its noun into the genitive: wa-l-ʿaṣri.

Inna إِنَّ stands at the head of a nominal sentence, strengthens it, and turns the mubtadaʾ to the accusative: al-insānu becomes inna l-insāna. The lām in la-fī strengthens once more. Oath, inna and lām: the statement is made three times firm.

After illā come the exceptions. Alladhīna الَّذِينَ is the plural of alladhī, and four verbs follow it, all past and all plural with wāw: āmanū, ʿamilū, tawāṣaw, tawāṣaw. The silent alif after the wāw is only written.

Aṣ-ṣāliḥāti is an object, yet it ends in kasrah. That is the rule for every sound feminine plural: its accusative looks like its genitive.

Tawāṣaw is the sixth form, tafāʿala, which often means that people do something to one another. From the root w-ṣ-y, to enjoin, it says in one word “they enjoined one another”.',0,0,5,'','','',0,'','l_o6KDZdcCDIAIY4duZM0w',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (47,6,'lesson','Al-Kawthar · سُورَةُ الكَوْثَرِ','The shortest sūrah of the Qurʾān is ten words long, and no word of it is spare.

إِنَّا أَعْطَيْنَاكَ الْكَوْثَرَ
فَصَلِّ لِرَبِّكَ وَانْحَرْ
إِنَّ شَانِئَكَ هُوَ الْأَبْتَرُ

“We have given you al-Kawthar. So pray to your Lord and sacrifice. It is he who hates you who is cut off.”

Innā إِنَّا is inna and the pronoun -nā, “we”, grown together. Aʿṭaynāka is a whole sentence in one word: aʿṭā, to give; -nā, We; -ka, to you. The giving has two objects, -ka and al-kawthara, hence the fatḥah at the end.

Fa- فَ is “so”: what follows rests on what came before. A gift has been given, therefore pray.

Ṣalli is the command of ṣallā, to pray, and inḥar the command of naḥara, to sacrifice. A weak final letter falls away in the command: yuṣallī loses its yāʾ and becomes ṣalli, with the kasrah left behind as a sign. Inḥar has no weak letter, so it simply ends in sukūn. Its alif is a connecting one and is silent after wāw: wa-nḥar.

Shāniʾ is an active participle, “one who hates”, and -ka names the one he hates; after inna it is accusative, shāniʾaka. The pronoun huwa stands between it and al-abtar to say “he and not another”.

Al-abtaru is the khabar of inna, nominative, on the pattern afʿal.',0,0,6,'','','',0,'','hX35yab2cnTFQ7wN9onL_w',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (48,6,'exam','Exam: The six sūrahs','Recite the six sūrahs from memory before you begin, and after each verse say its meaning. Where the meaning comes slowly, return to the lesson.

The objective questions ask about words and their endings. Keep three contrasts before your eyes.

لَمْ يَلِدْ
إِنَّ الْإِنْسَانَ
بِرَبِّ النَّاسِ

Lam makes a present verb majzūm, so it ends in sukūn. Inna makes the noun after it manṣūb, so it ends in fatḥah. A preposition makes its noun majrūr, so it ends in kasrah. Most endings in these sūrahs are explained by one of the three.

Theory. Take Sūrat al-ʿAṣr. Write its three verses with full vowel marks and translate them into English. Then explain, in your own words: why al-ʿaṣr ends in kasrah; why al-insān ends in fatḥah; what illā does; and why aṣ-ṣāliḥāt ends in kasrah although it is an object. Six to ten sentences are enough. Your teacher reads the theory part and marks it, so your result is complete only after that.',0,0,7,'','','',0,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ. “By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','YuDZv0bqGlCrkXpBEEwbHg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (49,7,'timetable','Timetable · جَدْوَلُ الدُّرُوسِ','Each week has one new portion of the text, and two meetings in which we recite it. All times are West Africa Time.

Tuesday, 8:00 PM to 9:00 PM: the new lines. The teacher reads them three times, the class repeats, and we take the meaning word by word.

Thursday, 8:00 PM to 9:00 PM: examples. Everyone brings one sentence of their own in which the rule of the week can be heard.

Saturday, 9:00 AM to 9:45 AM: recitation by heart, in pairs. This meeting is for those who want it, and it is where most of the learning happens.

Your subscription opens up to eight lessons in a calendar month, which is two a week. Do not hurry to use them all. A line that is understood and memorised is worth more than a chapter that has been looked at.

The students of this text have long begun with its first word and finished with its last, leaving nothing out. We do the same. Begin by reading the opening aloud, once a day, until the first meeting.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.',0,0,1,'','','',0,'','MxygOrg2uGu1Z8Mn2OyFYw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (50,7,'lesson','What is speech? · الكَلَامُ','Ibn Ājurrūm opens with a definition, for grammar is about speech, and we should know what the grammarians mean by it.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.

“Speech is the utterance that is composed, that conveys a meaning, by convention.” There are four conditions, and each of them shuts something out.

Lafẓ, utterance, is sound made of letters. A nod or a written sign may be understood, but it is not speech to a grammarian. Murakkab, composed, means made of two words or more, so زَيْدٌ alone is not speech. Mufīd, conveying a meaning, means that the hearer is left waiting for nothing. Bi-l-waḍʿ, by convention, is commonly explained as use of words in the meanings the Arabs set them for.

Compare these two.

قَامَ زَيْدٌ.

إِنْ قَامَ زَيْدٌ

The first, “Zayd stood up”, is speech, for you may be silent after it. The second, “If Zayd stood up”, has more words, but the hearer still waits for the answer, so it is not yet speech.

Sometimes one of the two words is understood and not spoken. The command قُمْ, “Stand!”, is complete speech, because the hidden أَنْتَ, “you”, is its doer.

Learn the line by heart before you go on.',0,0,2,'material/yV93hvCk7uRyARtbOx-Row.pdf','ajurrumiyyah-opening.pdf','pdf',57906,'','Lp_9O0S7v3rmyGoueImoQg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (51,7,'lesson','Noun, verb and particle · أَقْسَامُ الكَلَامِ','Having said what speech is, the author tells us what it is made of.

وَأَقْسَامُهُ ثَلَاثَةٌ: اسْمٌ، وَفِعْلٌ، وَحَرْفٌ جَاءَ لِمَعْنًى.

“Its parts are three: noun, verb, and a particle that comes for a meaning.”

The grammarians explain the three in this way. A noun points to a meaning in itself and is not tied to a time. A verb points to a meaning in itself and is tied to one of the three times. A particle points to a meaning in something else.

Why does the author add “that comes for a meaning”? Because the word ḥarf also means a letter of the alphabet. The bāʾ in بَيْتٌ is a letter and nothing more. The bāʾ in بِاللهِ, “by God”, is a particle, for it brings a meaning.

Take a sentence with all three.

سَافَرَتْ عَائِشَةُ إِلَى كَانُو.

“ʿĀʾishah travelled to Kano.” سَافَرَتْ is a verb, عَائِشَةُ and كَانُو are nouns, and إِلَى is a particle.

A particle is never a pillar of speech. Two nouns can make a sentence, or a verb and a noun.

زَيْدٌ قَائِمٌ.

يَقُومُ زَيْدٌ.

“Zayd is standing. Zayd stands up.” Whatever else a sentence holds, look first for its two pillars.',0,0,3,'','','',0,'','RHKVzKjCOn_6BMAiYxsygQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (52,7,'exam','Exam: The parts of speech','This exam is on the first two lines of the text. It has five objective questions and one theory question. Close the book before you begin, for the lines should be in your memory by now.

Recite them once.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.

وَأَقْسَامُهُ ثَلَاثَةٌ: اسْمٌ، وَفِعْلٌ، وَحَرْفٌ جَاءَ لِمَعْنًى.

In the objective part, remember that the author’s four conditions must all be met together. A string of words that leaves the hearer waiting fails one of them, and a single name fails another.

Theory question. Write out Ibn Ājurrūm’s definition of speech from memory, in Arabic. Then explain each of its four terms in a sentence of your own, and give for each term one example of what it shuts out. Finish with one complete sentence in Arabic that meets all four conditions, and say what its two pillars are.

You may write the explanation in English. Vowel marks on the Arabic are welcome. What is looked for is that you understand why each word of the definition is there.',0,0,4,'','','',0,'The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing. Murakkab is composed of two words or more, whether spoken or understood; it shuts out the single word, such as زَيْدٌ. Mufīd is conveying a meaning after which silence is good; it shuts out the unfinished, such as إِنْ قَامَ زَيْدٌ. Bi-l-waḍʿ is by convention, in the meanings the Arabs set the words for; it shuts out what is not Arabic usage (many also explain it as by intention, which shuts out the talk of one asleep). A full example: قَامَ زَيْدٌ, whose pillars are the verb قَامَ and the doer زَيْدٌ. Any complete Arabic sentence with its pillars named is accepted.','LMo2XjB3fB4V1q7oR23oQQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (53,7,'lesson','Signs of the noun · عَلَامَاتُ الِاسْمِ','Before we can say what a word does in a sentence, we must know what kind of word it is. Ibn Ājurrūm gives the noun four signs. If a word accepts even one of them, it is a noun.

فَالِاسْمُ يُعْرَفُ بِالخَفْضِ، وَالتَّنْوِينِ، وَدُخُولِ الأَلِفِ وَاللَّامِ، وَحُرُوفِ الخَفْضِ.

“The noun is known by khafḍ, by tanwīn, by taking alif and lām, and by the particles of khafḍ.” Khafḍ is his word for what most books call jarr. The Kufan grammarians preferred the one and the Basrans the other. He then counts the particles.

وَهِيَ: مِنْ، وَإِلَى، وَعَنْ، وَعَلَى، وَفِي، وَرُبَّ، وَالبَاءُ، وَالكَافُ، وَاللَّامُ.

To these he adds the particles of the oath: wāw, bāʾ and tāʾ.

Hear the signs in sentences.

هٰذَا كِتَابٌ جَدِيدٌ.

الكِتَابُ عَلَى المَكْتَبِ.

قَرَأْتُ فِي الكِتَابِ قِصَّةً جَمِيلَةً.

In the first line كِتَابٌ carries tanwīn. In the second it carries the article. In the third it comes after فِي and ends in kasrah, so it shows two signs besides the article.

A word need not show every sign at once. أَمِينَةُ takes neither tanwīn nor the article, but we say سَلَّمْتُ عَلَى أَمِينَةَ, and the particle before her name is enough.',0,0,5,'','','',0,'','gbbtg_4G4Kll4WJLaBD9Hg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (54,7,'lesson','Signs of the verb · عَلَامَاتُ الفِعْلِ','The verb, too, has its signs, and the author again gives four.

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

Test the verbs you know with these signs, and say which of them each verb accepts.',0,0,6,'','','',0,'','jUjws_zRRnJ0EHodL49f4g',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (55,7,'lesson','The particle, known by having no sign · الحَرْفُ','The third part of speech gets one line, and a clever one.

وَالحَرْفُ مَا لَا يَصْلُحُ مَعَهُ دَلِيلُ الِاسْمِ وَلَا دَلِيلُ الفِعْلِ.

“The particle is that with which neither the sign of the noun nor the sign of the verb is fitting.” The absence of a sign is its sign. Teachers compare it to jīm, ḥāʾ and khāʾ: one has a dot below, another a dot above, and the third is known by having none.

Test هَلْ, which opens a question. You cannot say it with tanwīn or the article, so it is not a noun. You cannot put سَوْفَ before it, and it takes no resting tāʾ, so it is not a verb. It must be a particle.

Particles fall into three groups. Some come before nouns only, some before verbs only, and some before both.

فِي البَيْتِ

لَمْ يَقُمْ

هَلْ قَامَ زَيْدٌ؟ هَلْ زَيْدٌ قَائِمٌ؟

Here فِي belongs to nouns, لَمْ to verbs, and هَلْ to both. As a rule a particle that belongs to one kind alone acts upon it: فِي gives its noun kasrah and لَمْ gives its verb sukūn, while هَلْ changes nothing.

All particles are mabnī. Their endings never change, so learn each one as it is.',0,0,7,'','','',0,'','Ufd_W76Qp96rAOZXf_4ayw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (56,7,'exam','Exam: Noun or verb?','This exam is on the signs of the noun, the verb and the particle. There are six objective questions and one theory question.

Recite the three lines once more before you begin.

فَالِاسْمُ يُعْرَفُ بِالخَفْضِ، وَالتَّنْوِينِ، وَدُخُولِ الأَلِفِ وَاللَّامِ، وَحُرُوفِ الخَفْضِ.

وَالفِعْلُ يُعْرَفُ بِقَدْ، وَالسِّينِ، وَسَوْفَ، وَتَاءِ التَّأْنِيثِ السَّاكِنَةِ.

وَالحَرْفُ مَا لَا يَصْلُحُ مَعَهُ دَلِيلُ الِاسْمِ وَلَا دَلِيلُ الفِعْلِ.

A sign may be present in the word or only possible for it. When a word in a question shows no sign, try one on it and listen to whether Arabic accepts the result.

Theory question. Copy the sentence below with its vowels, and say of each of its five words whether it is a noun, a verb or a particle. For each noun and verb, name at least one sign by which you know it. For the particles, say how you know.

قَدْ خَرَجَتْ مَرْيَمُ مِنَ البَيْتِ.

It means “Maryam has gone out of the house.” A table or a numbered list will do.',0,0,8,'','','',0,'Word by word: قَدْ is a particle: it accepts no sign of the noun and none of the verb (it is itself a sign of the verb after it). خَرَجَتْ is a verb: قَدْ stands before it, and it carries the resting tāʾ of the feminine. مَرْيَمُ is a noun: it accepts the particles of khafḍ, as in سَلَّمْتُ عَلَى مَرْيَمَ (a name like this takes neither tanwīn nor the article). مِنَ is a particle of khafḍ, and no sign suits it; its nūn, resting by itself, takes fatḥah before the article. البَيْتِ is a noun: it has alif and lām, it follows a particle of khafḍ, and it ends in kasrah.','aRGmzedgqBDtptQhkgGTQw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (57,7,'lesson','Inflection and its kinds · بَابُ الإِعْرَابِ','With the three kinds of word behind him, the author comes to the heart of the science.

الإِعْرَابُ هُوَ تَغْيِيرُ أَوَاخِرِ الكَلِمِ، لِاخْتِلَافِ العَوَامِلِ الدَّاخِلَةِ عَلَيْهَا، لَفْظًا أَوْ تَقْدِيرًا.

“Iʿrāb is the changing of the ends of words, because of the different governors that enter upon them, in speech or in supposition.” In speech, لَفْظًا, means a change you can hear.

جَاءَ زَيْدٌ، رَأَيْتُ زَيْدًا، مَرَرْتُ بِزَيْدٍ.

In supposition, تَقْدِيرًا, means a change that is there in judgement although the ear finds nothing, since the last letter cannot carry it.

جَاءَ الفَتَى، رَأَيْتُ الفَتَى، مَرَرْتُ بِالفَتَى.

“The young man came; I saw the young man; I passed by the young man.” Then come its kinds.

وَأَقْسَامُهُ أَرْبَعَةٌ: رَفْعٌ، وَنَصْبٌ، وَخَفْضٌ، وَجَزْمٌ.

Nouns have rafʿ, naṣb and khafḍ, and there is no jazm in them. Verbs have rafʿ, naṣb and jazm, and there is no khafḍ in them.

يَكْتُبُ زَيْدٌ، لَنْ يَكْتُبَ زَيْدٌ، لَمْ يَكْتُبْ زَيْدٌ.

“Zayd writes; Zayd will not write; Zayd did not write.” The governors here are لَنْ, which gives naṣb, and لَمْ, which gives jazm.',0,0,9,'','','',0,'','vleBgdAZSt19pe7eHmO5zw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (58,7,'lesson','Signs of the nominative · عَلَامَاتُ الرَّفْعِ','Rafʿ shows itself by one of four signs. The first is the root of the matter, and the other three stand in for it where it cannot appear.

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

“The two students came. The students are writing.” In المُسْلِمُونَ the sign is the wāw, and in يَكْتُبُونَ it is the nūn. They look alike, but one is a noun and the other a verb, so ask first which kind of word it is.',1,1796063820,10,'','','',0,'','ds0nCiY08Mg1DqxDGq7M8Q',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (59,7,'lesson','Signs of the accusative · عَلَامَاتُ النَّصْبِ','Naṣb has one sign more than rafʿ.

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

Set this lesson beside the one before it and make a table of your own, with a row for every kind of word and a column for rafʿ and for naṣb.',1,1796668620,11,'','','',0,'','6B799lTeH2hhOtB1u3re8w',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (60,8,'lesson','Root and pattern · الجَذْرُ وَالوَزْنُ','Most Arabic words grow from a root of three consonants. The root holds the general meaning. The pattern, made of vowels and sometimes added letters, says what kind of word it is.

ك  ت  ب

This root is about writing. Pour it into different patterns, and see what comes out.

كَتَبَ، كَاتِبٌ، مَكْتُوبٌ، مَكْتَبٌ، كِتَابٌ

They are “he wrote”, “a writer”, “written”, “an office” and “a book”.

To speak of patterns, the grammarians use the letters of فَعَلَ as a measure. Fāʾ stands for the first root letter, ʿayn for the second, lām for the third. Whatever is added to the root is added to the measure as it is.

فَعَلَ، فَاعِلٌ، مَفْعُولٌ، مَفْعَلٌ، فِعَالٌ

Lay the second row under the first: كَاتِبٌ is upon the measure فَاعِلٌ, and مَكْتُوبٌ upon مَفْعُولٌ. Now you can guess at words you have never met. If دَرَسَ is “he studied”, then مَدْرَسَةٌ, on مَفْعَلَةٌ, is a place of study.

The letters that may be added to a root are gathered in one word.

سَأَلْتُمُونِيهَا

When you look for a root, suspect these letters first. In مَكْتُوبٌ take away the mīm and the wāw, and ك ت ب is left.',0,0,1,'','','',0,'','qj6yEDkhWkuMS2yCCnnaFg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (61,8,'lesson','The past · الفِعْلُ المَاضِي','The past verb is the simplest form of all. Its plainest shape is “he did”, and every other person adds an ending to it.

كَتَبَ، كَتَبَا، كَتَبُوا

كَتَبَتْ، كَتَبَتَا، كَتَبْنَ

كَتَبْتَ، كَتَبْتُمَا، كَتَبْتُمْ

كَتَبْتِ، كَتَبْتُمَا، كَتَبْتُنَّ

كَتَبْتُ، كَتَبْنَا

Read across. The first row is “he wrote, they two wrote, they wrote”. The second says the same of women. The third and fourth are “you”, to men and then to women, as one, two and many. The last row is “I” and “we”.

Look at the third root letter, the bāʾ. It carries fatḥah in كَتَبَ and ḍammah before the wāw of كَتَبُوا. From كَتَبْنَ onward it rests, because a moving pronoun has been joined to it. Three of the forms differ by one vowel only, so say them slowly: كَتَبْتَ to a man, كَتَبْتِ to a woman, كَتَبْتُ of yourself.

The middle letter may carry any of the three vowels.

فَتَحَ، شَرِبَ، كَرُمَ

They are “he opened”, “he drank” and “he was generous”. Keep that vowel through the whole table.

هَلْ كَتَبْتَ الرِّسَالَةَ يَا مُوسَى؟

نَعَمْ، كَتَبْتُهَا أَمْسِ.

“Did you write the letter, Mūsā?” “Yes, I wrote it yesterday.”',0,0,2,'','','',0,'','XphEOsIIIIwpB-8_rHNaew',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (62,8,'lesson','The present · الفِعْلُ المُضَارِعُ','The present begins with one of four letters, gathered in the word أَنَيْتُ: hamzah for “I”, nūn for “we”, yāʾ for “he” and “they”, tāʾ for “you” and “she”. The end of the verb shows the number.

يَكْتُبُ، يَكْتُبَانِ، يَكْتُبُونَ

تَكْتُبُ، تَكْتُبَانِ، يَكْتُبْنَ

تَكْتُبُ، تَكْتُبَانِ، تَكْتُبُونَ

تَكْتُبِينَ، تَكْتُبَانِ، تَكْتُبْنَ

أَكْتُبُ، نَكْتُبُ

The rows are in the same order as in the last lesson: he, she, you to men, you to women, I and we. Notice that تَكْتُبُ is both “she writes” and “you write” to a man. The sentence tells you which.

The first root letter rests. The vowel of the middle letter must be learnt with each verb, for in the present too it may be any of the three.

كَتَبَ يَكْتُبُ، جَلَسَ يَجْلِسُ، فَتَحَ يَفْتَحُ

So a verb is always memorised in two words, its past and its present.

The present serves for what is happening now and for what is usual. With سَ or سَوْفَ it is future.

أَدْرُسُ الآنَ، وَسَأَذْهَبُ إِلَى السُّوقِ غَدًا.

“I am studying now, and I shall go to the market tomorrow.” You know from naḥw that its ending changes: after لَنْ it takes fatḥah, and after لَمْ it takes sukūn.',0,0,3,'','','',0,'','aHMSKb-rtsXHNJ5qVglSaQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (63,8,'lesson','The command · فِعْلُ الأَمْرِ','The command is made from the present in three steps. Take “you write”, remove the tāʾ at its head, and rest its end.

تَكْتُبُ، كْتُبْ، اُكْتُبْ

An Arabic word cannot begin with a resting letter, so the last step brings an alif to lean on. It takes ḍammah if the middle letter has ḍammah, and kasrah in every other case.

اُكْتُبْ، اِجْلِسْ، اِفْتَحْ

“Write! Sit! Open!” This alif is a hamzat waṣl: heard when you start with it, and silent after another word.

When you speak to a woman, to two, to many men or to many women, the ending changes, and the nūn of the present falls away.

اُكْتُبْ، اُكْتُبِي، اُكْتُبَا، اُكْتُبُوا، اُكْتُبْنَ

Only the nūn of اُكْتُبْنَ stays, for it is a pronoun and not the sign of rafʿ.

To forbid, use لَا with the present verb in jazm.

لَا تَكْتُبْ، لَا تَكْتُبِي، لَا تَكْتُبُوا

Listen to a teacher at the start of a class.

المُعَلِّمُ: اِجْلِسْ يَا طَارِقُ، وَافْتَحِ الكِتَابَ.

المُعَلِّمُ: اِقْرَئِي يَا كِيمِي، وَلَا تَنْظُرِي إِلَى البَابِ.

“Sit, Ṭāriq, and open the book. Read, Kemi, and do not look at the door.” In وَافْتَحِ the alif is silent after وَ, and the ḥāʾ takes kasrah to meet the article.',0,0,4,'','','',0,'','y1kxgwnn8qf2CYxsBK6uBw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (64,8,'lesson','Forms II and III · فَعَّلَ وَفَاعَلَ','A bare verb is called Form I in Western books. Add to it by a known pattern and you have a new verb with a related meaning.

Form II doubles the middle letter.

فَعَّلَ، يُفَعِّلُ، تَفْعِيلٌ

It often makes someone do the thing, or does it strongly or many times over.

عَلِمَ، عَلَّمَ

كَسَرَ، كَسَّرَ

“He knew” becomes “he taught”, that is, he made another know. “He broke” becomes “he smashed to pieces”. The verbal noun is on تَفْعِيلٌ: تَعْلِيمٌ is “teaching”.

Form III puts an alif after the first letter.

فَاعَلَ، يُفَاعِلُ، مُفَاعَلَةٌ

It often brings in a second person, with whom the deed is shared or towards whom it is done.

كَتَبَ، كَاتَبَ

جَلَسَ، جَالَسَ

“He wrote” becomes “he corresponded with”. “He sat” becomes “he sat in the company of”. The verbal noun is on مُفَاعَلَةٌ: مُكَاتَبَةٌ is “correspondence”.

In both forms the first letter of the present takes ḍammah, and the letter before the last takes kasrah.

تُعَلِّمُ حَلِيمَةُ البَنَاتِ القِرَاءَةَ.

سَاعَدَ يُوسُفُ أَبَاهُ فِي السُّوقِ.

“Ḥalīmah teaches the girls reading. Yūsuf helped his father in the market.” Find the form of each verb, and name its root.',0,0,5,'','','',0,'','KG9In7SXv1bthLHg5kj-fg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (65,8,'lesson','Form IV · أَفْعَلَ','Form IV sets a hamzah before the root and rests the first root letter.

أَفْعَلَ، يُفْعِلُ، إِفْعَالٌ

Its commonest work is to make a verb that needed no object take one. Someone who sat by himself is now made to sit.

جَلَسَ، أَجْلَسَ

خَرَجَ، أَخْرَجَ

دَخَلَ، أَدْخَلَ

“He sat, he seated. He went out, he brought out. He went in, he brought in.”

In the present the hamzah disappears, but the ḍammah on the first letter remembers it: يُجْلِسُ, يُخْرِجُ, يُدْخِلُ. That ḍammah is shared by Forms II, III and IV. In Form I the first letter has fatḥah. So يَخْرُجُ is “he goes out”, and يُخْرِجُ is “he brings out”.

The hamzah of Form IV is a hamzah of cutting, hamzat qaṭʿ. It is always written and always heard, in the past, in the command and in the verbal noun.

أَكْرَمَ، أَكْرِمْ، إِكْرَامٌ

They are “he honoured”, “honour!” and “honouring”. Contrast the command اِفْتَحْ, whose alif is silent after another word.

خَرَجَ خَالِدٌ مِنَ الغُرْفَةِ، وَأَخْرَجَ الكُرْسِيَّ.

أَكْرِمِ الضَّيْفَ.

“Khālid went out of the room, and he brought out the chair. Honour the guest.” The kasrah on the mīm of أَكْرِمِ is there only to meet the article.',0,0,6,'','','',0,'','gGZEJ4Q7qt3bmMiPgs1DQQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (66,8,'lesson','The two participles · اِسْمُ الفَاعِلِ وَاسْمُ المَفْعُولِ','From a verb you can make two nouns: one for whoever does the deed, and one for whatever it is done to. They are called the active and the passive participle.

From a plain verb of three letters the active is on فَاعِلٌ and the passive on مَفْعُولٌ.

كَاتِبٌ، مَكْتُوبٌ

فَاتِحٌ، مَفْتُوحٌ

سَامِعٌ، مَسْمُوعٌ

“Writing and written, opening and opened, hearing and heard.”

From any longer verb, begin with the present. Put a mīm with ḍammah in place of its first letter. Kasrah before the last letter makes the active, and fatḥah makes the passive. One vowel decides.

مُعَلِّمٌ، مُعَلَّمٌ

مُسَاعِدٌ، مُسَاعَدٌ

مُكْرِمٌ، مُكْرَمٌ

The first in each pair is the one who teaches, helps or honours; the second is the one who is taught, helped or honoured.

Participles behave as nouns. They take tanwīn and the article, they have masculine and feminine, and they often serve as a khabar.

البَابُ مَفْتُوحٌ، وَالرِّسَالَةُ مَكْتُوبَةٌ.

أَنَا ذَاهِبٌ إِلَى المَسْجِدِ.

“The door is open, and the letter is written. I am going to the mosque.” Many names are participles too: حَامِدٌ is “one who praises”, مَحْمُودٌ is “praised”, and مُحَمَّدٌ, a passive of Form II, is “much praised”.',0,0,7,'','','',0,'','x2P02SNj9nlH8e3TKOl6Og',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (67,8,'exam','Exam: Roots, verbs and participles','This exam is written in full: there is nothing to tick. Give yourself an hour, close your notebook, and answer all four parts. Vocalise every Arabic word, for in ṣarf a word without its vowels has not been answered.

Part one. Give the root and the measure, upon فَعَلَ, of each of these five words.

مَكْتَبٌ، مَفْتُوحٌ، عَلَّمَ، سَاعَدَ، إِكْرَامٌ

Part two. Write out جَلَسَ, “he sat”, in the past with these persons: he, she, they (men), you (one woman), I, we. Then write its present, يَجْلِسُ, with the same six.

Part three. Make the command of these verbs, first to one man and then to one woman. Explain in a sentence why the alif at the head of the first takes ḍammah.

يَكْتُبُ، يَفْتَحُ

Part four. Give the active and the passive participle of these three verbs, and say in one sentence what rule you followed for the second and third.

سَمِعَ، عَلَّمَ، أَكْرَمَ

If you are not certain of a vowel, say the word aloud in a sentence and trust your ear before you trust a guess.',0,0,8,'','','',0,'Part one: مَكْتَبٌ, root ك ت ب, measure مَفْعَلٌ. مَفْتُوحٌ, root ف ت ح, measure مَفْعُولٌ. عَلَّمَ, root ع ل م, measure فَعَّلَ. سَاعَدَ, root س ع د, measure فَاعَلَ. إِكْرَامٌ, root ك ر م, measure إِفْعَالٌ.

Part two: the past is جَلَسَ، جَلَسَتْ، جَلَسُوا، جَلَسْتِ، جَلَسْتُ، جَلَسْنَا. The present is يَجْلِسُ، تَجْلِسُ، يَجْلِسُونَ، تَجْلِسِينَ، أَجْلِسُ، نَجْلِسُ.

Part three: اُكْتُبْ، اُكْتُبِي and اِفْتَحْ، اِفْتَحِي. The alif takes ḍammah in the first because the middle letter of يَكْتُبُ has ḍammah; otherwise it takes kasrah.

Part four: سَامِعٌ، مَسْمُوعٌ; مُعَلِّمٌ، مُعَلَّمٌ; مُكْرِمٌ، مُكْرَمٌ. For verbs longer than three letters, put a mīm with ḍammah in place of the first letter of the present, with kasrah before the last letter for the active and fatḥah for the passive.','H3muwRvbWtd6TwW3n6GOvg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (68,9,'lesson','The rooms · الغُرَفُ','Look at the picture and enter by the door, al-bāb البَابُ. Touch each place with a finger, say its name, and only then read on.

The house is al-bayt البَيْتُ. A room is ghurfah غُرْفَةٌ, and rooms are ghuraf غُرَفٌ. The kitchen is al-maṭbakh المَطْبَخُ, the bathroom al-ḥammām الحَمَّامُ, the window an-nāfidhah النَّافِذَةُ, the wall al-jidār الجِدَارُ and the roof as-saqf السَّقْفُ.

هٰذَا بَيْتٌ كَبِيرٌ.
فِي البَيْتِ ثَلَاثُ غُرَفٍ.
غُرْفَةُ النَّوْمِ بِجَانِبِ الحَمَّامِ.
البَابُ مَفْتُوحٌ، وَالنَّافِذَةُ مُغْلَقَةٌ.

Hādhā baytun kabīr: this is a large house. Fī l-bayti thalāthu ghuraf: in the house are three rooms. Ghurfatu n-nawmi bi-jānibi l-ḥammām: the bedroom is beside the bathroom. Al-bābu maftūḥ, wa-n-nāfidhatu mughlaqah: the door is open, and the window is closed.

Rooms are named by an iḍāfah, two nouns side by side: ghurfatu n-nawm is “the room of sleep”, ghurfatu l-julūs “the room of sitting”. The tāʾ of ghurfah is heard as soon as a second noun follows.

Notice mughlaqah with its tāʾ: the window is feminine, so what we say of it is feminine too. The door is masculine, hence maftūḥ without it.',0,0,1,'material/qCx5n8O0DjuL6ERkR2vHOQ-1200x940.png','in-the-house.png','png',37265,'','jGgRIsTnBz8cqWZu1H7imA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (69,9,'lesson','The furniture · الأَثَاثُ','A word is easiest to keep when it has a place. Today every piece of furniture is put somewhere with a small word of place.

The bed is as-sarīr السَّرِيرُ, the chair al-kursī الكُرْسِيُّ, the table aṭ-ṭāwilah الطَّاوِلَةُ, the cupboard al-khizānah الخِزَانَةُ, the carpet as-sajjādah السَّجَّادَةُ, the lamp al-miṣbāḥ المِصْبَاحُ and the pillow al-wisādah الوِسَادَةُ.

السَّرِيرُ فِي غُرْفَةِ النَّوْمِ.
المِصْبَاحُ فَوْقَ الطَّاوِلَةِ.
السَّجَّادَةُ تَحْتَ الكُرْسِيِّ.
المَلَابِسُ فِي الخِزَانَةِ.
الكُرْسِيُّ أَمَامَ الطَّاوِلَةِ.

In order: the bed is in the bedroom; the lamp is above the table; the carpet is under the chair; the clothes are in the cupboard; the chair is before the table.

The words of place are fī فِي (in), ʿalā عَلَى (on), fawqa فَوْقَ (above), taḥta تَحْتَ (under), amāma أَمَامَ (in front of), khalfa خَلْفَ (behind) and bayna بَيْنَ (between). Whatever follows them stands in the genitive: aṭ-ṭāwilatu by itself, but fawqa ṭ-ṭāwilati after fawqa.

عَلَى الطَّاوِلَةِ مِصْبَاحٌ.

When the thing is indefinite, the place comes first: ʿalā ṭ-ṭāwilati miṣbāḥ, “on the table is a lamp”. Arabic does not begin with “a lamp is on the table”. Describe your own room in five such sentences.',0,0,2,'','','',0,'','3Jyb5PFTY7tbQ43LPU_OAg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (70,9,'lesson','In the kitchen · فِي المَطْبَخِ','Many kitchen words have plurals of a pattern of their own, which we call broken plurals: the vowels inside the word change, as in “foot” and “feet”. Learn each pair as one word.

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

Al-milʿaqatu fī ṣ-ṣaḥn: the spoon is in the plate. Aghsilu l-akwāba bi-l-māʾ: I wash the cups with water. Ummī taṭbukhu l-urza fī l-qidr: my mother cooks the rice in the pot. Al-ḥalību fī th-thallājah: the milk is in the refrigerator.

Look at milʿaqah again. Many tools begin with mi-: miknasah مِكْنَسَةٌ, a broom, from kanasa, to sweep; miftāḥ مِفْتَاحٌ, a key, from fataḥa, to open. The first letters tell you “an instrument”, the root tells you what it is for. This is ṣarf at work in the kitchen.

The plurals malāʿiq and sakākīn take no tanwīn; they belong to the nouns called diptotes.',0,0,3,'','','',0,'','zHZyHjRcQFbmAMx5vN8Yzg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (71,9,'lesson','Food and drink · الطَّعَامُ وَالشَّرَابُ','We sit down to eat. Bread is khubz خُبْزٌ, rice urz أُرْزٌ, meat laḥm لَحْمٌ, fish samak سَمَكٌ, chicken dajāj دَجَاجٌ, onions baṣal بَصَلٌ, eggs bayḍ بَيْضٌ, bananas mawz مَوْزٌ and dates tamr تَمْرٌ. To drink there is water, māʾ مَاءٌ, milk, ḥalīb حَلِيبٌ, and tea, shāy شَايٌ.

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

Ākulu l-khubza wa-l-bayḍa fī ṣ-ṣabāḥ: I eat bread and eggs in the morning. Ashrabu kūban mina sh-shāy: I drink a cup of tea. Akaltu tamratan wāḥidah: I ate one date. Hādhā ṭ-ṭaʿāmu ladhīdh: this food is delicious.

What is eaten or drunk is the object, so it ends in fatḥah: al-khubza, kūban, tamratan. Before eating we say bismi llāh, and after it al-ḥamdu lillāh.',0,0,4,'','','',0,'','S9U56P3Eow95enh-l2r3qA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (72,9,'lesson','What we do at home · أَفْعَالُ البَيْتِ','Nouns furnish a house and verbs live in it. Here is a day at home from the first line to the last.

أَسْتَيْقِظُ قَبْلَ الفَجْرِ.
أَغْسِلُ وَجْهِي ثُمَّ أُصَلِّي.
تَكْنُسُ أُخْتِي الغُرْفَةَ.
نَجْلِسُ وَنَأْكُلُ مَعًا.
يُغْلِقُ أَبِي البَابَ لَيْلًا.
نَنَامُ بَعْدَ العِشَاءِ.

Astayqiẓu qabla l-fajr: I wake before dawn. Aghsilu wajhī thumma uṣallī: I wash my face, then I pray. Taknusu ukhtī l-ghurfah: my sister sweeps the room. Najlisu wa-naʾkulu maʿan: we sit and eat together. Yughliqu abī l-bāba laylan: my father closes the door at night. Nanāmu baʿda l-ʿishāʾ: we sleep after the night prayer.

The first letter of a present verb names the doer. Hamzah is “I”, nūn is “we”, yāʾ is “he” and tāʾ is “she” or “you”.

أَفْتَحُ، نَفْتَحُ، يَفْتَحُ، تَفْتَحُ

Thus aftaḥu, I open; naftaḥu, we open; yaftaḥu, he opens; taftaḥu, she opens or you open. The letters stay the same behind the prefix, so one verb learnt is four verbs gained.

In taknusu ukhtī the verb comes first and the doer after it; this is the usual order of a verbal sentence. Write six lines on your own day, each beginning with a verb.',0,0,5,'','','',0,'','EI-rJEw9BiezcNl48GRB9w',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (73,9,'lesson','Our house: a reading · بَيْتُنَا','Everything in this reading has been met before. Read it aloud without stopping, then a second time with a pencil.

نَسْكُنُ فِي بَيْتٍ صَغِيرٍ قَرِيبٍ مِنَ السُّوقِ.
فِي بَيْتِنَا غُرْفَتَانِ وَمَطْبَخٌ وَحَمَّامٌ.
أَمَامَ البَيْتِ شَجَرَةٌ كَبِيرَةٌ، نَجْلِسُ تَحْتَهَا فِي المَسَاءِ.
أُمِّي تَطْبُخُ الأُرْزَ، وَأَبِي يَقْرَأُ القُرْآنَ.
أَنَا أُحِبُّ بَيْتَنَا كَثِيرًا.

“We live in a small house near the market. In our house are two rooms, a kitchen and a bathroom. In front of the house is a large tree, under which we sit in the evening. My mother cooks the rice, and my father reads the Qurʾān. I love our house very much.”

Follow one word through the text. It is baytin after fī in the first line, baytinā in the second, al-bayti after amāma in the third and baytanā in the last, where it is the object of uḥibbu. The meaning has not moved; only the case has, and with it the vowel before the ending ـنَا (-nā, our).

Taḥtahā is “under it”: the ending ـهَا (-hā) is feminine because it stands for the tree, shajarah شَجَرَةٌ.

Two things to do. Copy the text and underline every genitive; you should find the nouns after fī, min, amāma. Then change the text until it is true of your own house, and read it to somebody who lives there.',0,0,6,'','','',0,'','FcIE1ouVfLtRWydgD5kM4A',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (74,10,'lesson','Words 1–7: the prepositions · حُرُوفُ الجَرِّ','The smallest words come first, because they come most often. All seven of today stand before a noun and put it into the genitive, so its last vowel is normally kasrah.

مِنْ شَرِّ مَا خَلَقَ
وَإِلَىٰ رَبِّكَ فَارْغَبْ
فِي دِينِ اللَّهِ
عَلَىٰ صِرَاطٍ مُسْتَقِيمٍ
عَنْ صَلَاتِهِمْ
الْحَمْدُ لِلَّهِ
بِسْمِ اللَّهِ

First, min مِنْ, from: “from the evil of what He has created”. Second, ilā إِلَىٰ, to: “and to your Lord direct your longing”. Third, fī فِي, in: “into the religion of Allah”. Fourth, ʿalā عَلَىٰ, on: “on a straight path”. Fifth, ʿan عَنْ, about, away from: “(heedless) of their prayer”. Sixth, li- لِ, for, belonging to: “praise belongs to Allah”. Seventh, bi- بِ, with, by, in: “in the name of Allah”.

Look at the last vowels: sharri, rabbi-ka, dīni, ṣirāṭin, ṣalāti-him, li-llāhi, bi-smi. Seven nouns and seven kasrahs. The last two particles are one letter each and are written joined to their noun; in lillāhi the alif of the article has disappeared, and in bismi the alif of ism.

English has to choose between several words where Arabic has one. Do not learn “bi- means with” and stop there. Learn the phrase, and the phrase will carry the meaning for you.',0,0,1,'','','',0,'','OyoEZy1BnIIiJV_8m7mqIQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (75,10,'lesson','Words 8–14: joining and denying · العَطْفُ وَالنَّفْيُ','Three words of today join, three deny and one makes an exception.

إِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ
فَصَلِّ لِرَبِّكَ وَانْحَرْ
ثُمَّ لَتُسْأَلُنَّ يَوْمَئِذٍ عَنِ النَّعِيمِ

Eighth, wa- وَ, and: “You alone we worship, and You alone we ask for help”. Ninth, fa- فَ, so, then at once: “so pray to your Lord and sacrifice”. Tenth, thumma ثُمَّ, then, after a time: “then you shall surely be asked, on that day, about the blessings”. The three differ in pace. Wa- only adds, fa- follows at once, thumma waits.

لَا أَعْبُدُ مَا تَعْبُدُونَ
مَا أَغْنَىٰ عَنْهُ مَالُهُ وَمَا كَسَبَ
لَمْ يَلِدْ وَلَمْ يُولَدْ

Eleventh, lā لَا, not, here with the present: “I do not worship what you worship”. Twelfth, mā مَا, not, here with the past: “his wealth has not availed him”. Thirteenth, lam لَمْ, did not, with a present verb in the jussive: “He has not begotten, nor was He begotten”.

The word mā is two words in one coat. In mā taʿbudūn it is “what”, in mā aghnā it is “not”; the sentence tells you which.

إِلَّا الَّذِينَ آمَنُوا

Fourteenth, illā إِلَّا, except: “except those who believe”. After a denial illā gives the sense of “only”, as you hear in lā ilāha illā llāh.',0,0,2,'','','',0,'','jo9JCAWBnm9m8z5JQMERIQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (76,10,'lesson','Words 15–21: pointing and stressing · الإِشَارَةُ وَالتَّوْكِيدُ','These seven open sentences or point back to something in them.

إِنَّ مَعَ الْعُسْرِ يُسْرًا
قَدْ أَفْلَحَ الْمُؤْمِنُونَ
إِذَا جَاءَ نَصْرُ اللَّهِ وَالْفَتْحُ

Fifteenth, inna إِنَّ, truly: “truly with hardship comes ease”. The noun of inna is accusative; here it has been moved to the end, yusran. Sixteenth, qad قَدْ, indeed, already, before a past verb: “the believers have indeed succeeded”. Seventeenth, idhā إِذَا, when: “when the help of Allah comes, and the victory”. The verb is past in form and future in sense.

فَمَنْ يَعْمَلْ مِثْقَالَ ذَرَّةٍ خَيْرًا يَرَهُ
الَّذِي يُوَسْوِسُ فِي صُدُورِ النَّاسِ
ذَٰلِكَ الْكِتَابُ لَا رَيْبَ فِيهِ
قُلْ هُوَ اللَّهُ أَحَدٌ

Eighteenth, man مَنْ, whoever: “so whoever does an atom’s weight of good will see it”. Do not mix it with min. Nineteenth, alladhī الَّذِي, he who: “who whispers in the breasts of mankind”; its plural is alladhīna. Twentieth, dhālika ذَٰلِكَ, that: “that is the Book, in which there is no doubt”. Twenty-first, huwa هُوَ, he: “say: He is Allah, One”.

You now hold twenty-one words, and a good part of every page has begun to speak. Open the muṣḥaf anywhere, take five lines, and count how many of the twenty-one you meet. Do this every day for a week.',0,0,3,'','','',0,'','jr7CEPNLXSNPXQDMmCP8ag',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (77,10,'lesson','Words 22–28: nouns of faith · أَسْمَاءُ الإِيمَانِ','Now the nouns. Learn each with its plural where it has one, for the muṣḥaf uses both.

اللَّهُ الصَّمَدُ
رَبِّ الْعَالَمِينَ
مَلِكِ النَّاسِ
مَالِكِ يَوْمِ الدِّينِ

Twenty-second, Allāh اللَّهُ, the Name, which has no plural: “Allah, the One to whom all turn in need”. Twenty-third, rabb رَبٌّ, Lord, who owns and brings up what He owns: “Lord of the worlds”. Twenty-fourth, nās نَاسٌ, people, already a plural in meaning: “King of mankind”. Twenty-fifth, yawm يَوْمٌ, day, plural ayyām أَيَّامٌ: “Master of the Day of Recompense”.

ذَٰلِكَ الْكِتَابُ
تِلْكَ آيَاتُ الْكِتَابِ
مُحَمَّدٌ رَسُولُ اللَّهِ

Twenty-sixth, kitāb كِتَابٌ, a book, plural kutub كُتُبٌ: “that is the Book”. Twenty-seventh, āyah آيَةٌ, a sign or verse, plural āyāt آيَاتٌ: “those are the verses of the Book”. Twenty-eighth, rasūl رَسُولٌ, a messenger, plural rusul رُسُلٌ: “Muḥammad is the Messenger of Allah”.

Five of the seven phrases hold an iḍāfah, two nouns in a row, such as rasūlu llāh. The first noun never has the article or tanwīn, and takes any vowel the sentence gives it: rabbi, maliki, āyātu. The second is always in the genitive.

Say “the day of the people”, “the book of the messenger” and “the signs of Allah” in Arabic. You need nothing but this lesson.',0,0,4,'','','',0,'','crMSuClUdryjtrlUDTbM_g',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (78,10,'lesson','Words 29–34: the heavens, the earth and the soul · السَّمَاءُ وَالأَرْضُ وَالنَّفْسُ','Six nouns of the world around us, the heart within us and the place we are going to.

خَلَقَ السَّمَاوَاتِ وَالْأَرْضَ
وَأَنْزَلَ مِنَ السَّمَاءِ مَاءً
كُلُّ نَفْسٍ ذَائِقَةُ الْمَوْتِ

Twenty-ninth, arḍ أَرْضٌ, earth, feminine although it has no tāʾ: “He created the heavens and the earth”. Thirtieth, samāʾ سَمَاءٌ, sky or heaven, plural samāwāt سَمَاوَاتٌ: “and He sent down water from the sky”. Thirty-first, nafs نَفْسٌ, a soul or self, plural anfus أَنْفُسٌ: “every soul will taste death”.

In the first phrase both nouns are objects of khalaqa, yet one ends in kasrah and one in fatḥah. As-samāwāti is a sound feminine plural, and such plurals show the accusative with kasrah; al-arḍa is a plain singular.

فِي قُلُوبِهِمْ مَرَضٌ
أَصْحَابُ الْجَنَّةِ
سَيَصْلَىٰ نَارًا ذَاتَ لَهَبٍ

Thirty-second, qalb قَلْبٌ, a heart, plural qulūb قُلُوبٌ: “in their hearts is a sickness”. Thirty-third, jannah جَنَّةٌ, a garden, and with the article Paradise, plural jannāt جَنَّاتٌ: “the companions of the Garden”. Thirty-fourth, nār نَارٌ, fire, feminine: “he will burn in a flaming fire”.

Notice dhāta lahab, “having flame”. Dhāt is the feminine of dhū ذُو, “owner of”, and agrees here with nāran: feminine, accusative. A dictionary will not always tell you that a word is feminine; its companions in the verse will.',0,0,5,'','','',0,'','FkOlCYvne1-5NlchPHeHjw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (79,10,'lesson','Words 35–40: six verbs · سِتَّةُ أَفْعَالٍ','A verb is learnt in pairs, past and present, because the vowels of one cannot always be guessed from the other.

قَالَ، يَقُولُ
كَانَ، يَكُونُ
آمَنَ، يُؤْمِنُ
عَمِلَ، يَعْمَلُ
عَلِمَ، يَعْلَمُ
جَعَلَ، يَجْعَلُ

Thirty-fifth, qāla, to say. Thirty-sixth, kāna, to be. Thirty-seventh, āmana, to believe. Thirty-eighth, ʿamila, to do. Thirty-ninth, ʿalima, to know. Fortieth, jaʿala, to make. Here they are at work.

قَالَ رَبِّ اشْرَحْ لِي صَدْرِي
إِنَّهُ كَانَ تَوَّابًا
آمَنُوا وَعَمِلُوا الصَّالِحَاتِ
وَأَنْتُمْ تَعْلَمُونَ
جَعَلَ لَكُمُ الْأَرْضَ فِرَاشًا

In order: “he said: my Lord, open for me my breast”; “truly He is ever accepting of repentance”; “they believe and do righteous deeds”; “while you know”; “He made the earth a resting place for you”.

Rabbi in the first phrase is rabbī, “my Lord”, with its yāʾ dropped in calling; the kasrah remains to show it. Kāna leaves the noun nominative and makes its predicate accusative: tawwāban. Jaʿala takes two objects, what is made and what it is made into: al-arḍa and firāshan.

The forty are complete. Change the persons of each verb for practice: qāla, he said; qālū, they said; qul, say! Then read al-Fātiḥah and the last ten sūrahs once more, slowly. You will find that the silence between the words you know has grown short.',0,0,6,'','','',0,'','mF5wKgSsT31sOs2XYIH9WA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (80,11,'lesson','Meeting your colleagues · التَّعَارُفُ فِي العَمَلِ','Hauwa begins a new job this morning. The head of the office (al-mudīr) comes to her desk.

المُدِيرُ: صَبَاحُ الخَيْرِ. أَنَا يُوسُفُ، مُدِيرُ المَكْتَبِ.
حَوَّاءُ: صَبَاحُ النُّورِ. أَنَا حَوَّاءُ، المُوَظَّفَةُ الجَدِيدَةُ.
المُدِيرُ: أَهْلًا بِكِ. فِي أَيِّ قِسْمٍ تَعْمَلِينَ؟
حَوَّاءُ: أَعْمَلُ فِي قِسْمِ الحِسَابَاتِ.
المُدِيرُ: هٰذَا زَمِيلُكِ سَنُوسِي. هُوَ مُحَاسِبٌ.
حَوَّاءُ: تَشَرَّفْنَا.

Manager: ṣabāḥu l-khayr. Anā Yūsuf, mudīru l-maktab. Good morning. I am Yūsuf, the head of the office.
Hauwa: ṣabāḥu n-nūr. Anā Ḥawwāʾ, al-muwaẓẓafatu l-jadīdah. Good morning. I am Hauwa, the new employee.
Manager: ahlan biki. Fī ayyi qismin taʿmalīn? Welcome. In which department do you work?
Hauwa: aʿmalu fī qismi l-ḥisābāt. I work in the accounts department.
Manager: hādhā zamīluki Sanusi. Huwa muḥāsib. This is your colleague Sanusi. He is an accountant.
Hauwa: tasharrafnā. We are honoured.

A man’s profession becomes a woman’s by adding ـَة (-ah). Read across each line.

مُهَنْدِسٌ، مُهَنْدِسَةٌ
مُدَرِّسٌ، مُدَرِّسَةٌ
طَبِيبٌ، طَبِيبَةٌ

These are muhandis, an engineer; mudarris, a teacher; and ṭabīb, a physician. In mudīru l-maktab, “head of the office”, the first noun loses its tanwīn and the second is in the genitive: this is the iḍāfah, and half the titles in an office are made so.',0,0,1,'','','',0,'','G9sf4SObbCNaPeuW74Pkhw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (81,11,'lesson','Making an appointment · تَحْدِيدُ مَوْعِدٍ','A visitor (az-zāʾir) comes to the desk of the secretary. He has not written beforehand.

الزَّائِرُ: أُرِيدُ أَنْ أُقَابِلَ المُدِيرَ.
المُوَظَّفَةُ: هَلْ عِنْدَكَ مَوْعِدٌ؟
الزَّائِرُ: لَا، لَيْسَ عِنْدِي مَوْعِدٌ.
المُوَظَّفَةُ: المُدِيرُ مَشْغُولٌ اليَوْمَ. هَلْ تَأْتِي غَدًا؟
الزَّائِرُ: نَعَمْ. فِي أَيِّ سَاعَةٍ؟
المُوَظَّفَةُ: فِي السَّاعَةِ العَاشِرَةِ صَبَاحًا.
الزَّائِرُ: شُكْرًا، إِلَى اللِّقَاءِ.

Visitor: urīdu an uqābila l-mudīr. I want to meet the manager.
Employee: hal ʿindaka mawʿid? Have you an appointment?
Visitor: lā, laysa ʿindī mawʿid. No, I have no appointment.
Employee: al-mudīru mashghūluni l-yawm. Hal taʾtī ghadan? The manager is busy today. Will you come tomorrow?
Visitor: naʿam. Fī ayyi sāʿah? Yes. At what hour?
Employee: fī s-sāʿati l-ʿāshirati ṣabāḥan. At ten in the morning.
Visitor: shukran, ilā l-liqāʾ. Thank you, until we meet.

After أُرِيدُ (urīdu, I want) comes أَنْ (an, “that”), and the verb after an ends in fatḥah instead of ḍammah: uqābilu becomes uqābila. This is the subjunctive, manṣūb.

أُرِيدُ أَنْ أَكْتُبَ رِسَالَةً.
أُرِيدُ أَنْ أَجْلِسَ هُنَا.

Urīdu an aktuba risālah, I want to write a letter; urīdu an ajlisa hunā, I want to sit here. To deny having something, put لَيْسَ (laysa) before ʿindī.',0,0,2,'','','',0,'','l_J4LT-Co17i3dvIKtcyOw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (82,11,'lesson','On the telephone · عَلَى الهَاتِفِ','Khālid rings from the bank. Kemi takes the call, because the man he wants is in a meeting.

كِيمِي: أَلُو، السَّلَامُ عَلَيْكُمْ. مَنِ المُتَكَلِّمُ؟
خَالِدٌ: وَعَلَيْكُمُ السَّلَامُ. أَنَا خَالِدٌ مِنَ المَصْرِفِ.
كِيمِي: أَهْلًا يَا خَالِدُ.
خَالِدٌ: هَلِ المُهَنْدِسُ بَالَا مَوْجُودٌ؟
كِيمِي: لَا، هُوَ فِي اجْتِمَاعٍ. هَلْ تَتْرُكُ رِسَالَةً؟
خَالِدٌ: نَعَمْ. سَأَتَّصِلُ بِهِ بَعْدَ الظُّهْرِ.
كِيمِي: سَأُخْبِرُهُ، إِنْ شَاءَ اللهُ.

Kemi: alū, as-salāmu ʿalaykum. Mani l-mutakallim? Hello, peace be upon you. Who is speaking?
Khālid: wa-ʿalaykumu s-salām. Anā Khālidun mina l-maṣrif. And upon you peace. I am Khālid, from the bank.
Kemi: ahlan yā Khālid. Welcome, Khālid.
Khālid: hali l-muhandisu Bala mawjūd? Is the engineer Bala there?
Kemi: lā, huwa fī jtimāʿ. Hal tatruku risālah? No, he is in a meeting. Will you leave a message?
Khālid: naʿam. Sa-attaṣilu bihi baʿda ẓ-ẓuhr. Yes. I shall ring him in the afternoon.
Kemi: sa-ukhbiruhu, in shāʾa llāh. I shall tell him, if Allah wills.

The future is the present verb with سَـ (sa-) in front: attaṣilu, I ring; sa-attaṣilu, I shall ring. Nothing else in the verb changes.

سَأَكْتُبُ غَدًا.
سَتَحْضُرُ حَوَّاءُ الِاجْتِمَاعَ.

In English: I shall write tomorrow; Hauwa will attend the meeting. Three small words took a helping vowel before the article: mani, hali and mina.',0,0,3,'','','',0,'','2TFTAztUhsU0oFtV3i4V7g',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (83,11,'lesson','Asking for help and for leave · طَلَبُ المُسَاعَدَةِ وَالإِجَازَةِ','Fāṭimah cannot find the file of a client. She turns to Ṣādiq at the next desk.

فَاطِمَةُ: هَلْ يُمْكِنُكَ أَنْ تُسَاعِدَنِي يَا صَادِقُ؟
صَادِقٌ: نَعَمْ، بِكُلِّ سُرُورٍ. مَا المُشْكِلَةُ؟
فَاطِمَةُ: لَا أَجِدُ مِلَفَّ العَمِيلِ.
صَادِقٌ: المِلَفُّ عَلَى مَكْتَبِ المُدِيرِ.
فَاطِمَةُ: شُكْرًا. وَأُرِيدُ إِجَازَةً يَوْمَ الخَمِيسِ.
صَادِقٌ: اُكْتُبِي طَلَبًا إِلَى المُدِيرِ.

Fāṭimah: hal yumkinuka an tusāʿidanī yā Ṣādiq? Can you help me, Ṣādiq?
Ṣādiq: naʿam, bi-kulli surūr. Mā l-mushkilah? Yes, with pleasure. What is the problem?
Fāṭimah: lā ajidu milaffa l-ʿamīl. I cannot find the client’s file.
Ṣādiq: al-milaffu ʿalā maktabi l-mudīr. The file is on the manager’s desk.
Fāṭimah: shukran. Wa-urīdu ijāzatan yawma l-khamīs. Thank you. And I want leave on Thursday.
Ṣādiq: uktubī ṭalaban ilā l-mudīr. Write a request to the manager.

The polite request is yumkinuka an, “is it possible for you that”, and the verb after an ends in fatḥah, as in the lesson on appointments: tusāʿida. The ending ـنِي (-nī) is “me” on a verb; on a noun “my” is ـِي (-ī) alone.

سَاعَدَنِي زَمِيلِي.

Sāʿadanī zamīlī: my colleague helped me. The command uktubī ends in ī because Fāṭimah is a woman; to Ṣādiq himself we would say اُكْتُبْ (uktub). The day on which a thing happens stands in the accusative: yawma l-khamīs.',0,0,4,'','','',0,'','EKBIIKDuxEl42xfT5dSpXw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (84,11,'exam','Exam: Speaking at work','This exam covers the four dialogues of the office. Go through them once as a listener, once as each of the speakers, and then close the book.

Three rules return again and again. The first is the subjunctive: after أَنْ the verb ends in fatḥah. The second is the future: سَـ stands in front of a present verb and changes nothing behind it. The third is the feminine: a woman’s profession ends in ـَة, and verbs and commands addressed to her have an ending of their own.

أُرِيدُ أَنْ أُقَابِلَ المُدِيرَ.
سَأُقَابِلُ المُدِيرَ غَدًا.

Compare the two verbs above. The first is uqābila, with fatḥah, because an stands before it; the second is sa-uqābilu, with ḍammah, because sa- has no such power. If you can explain that difference to a friend, you are ready.

Read the choices slowly, for some differ only in the vowel of their last letter. The exam has no theory part. The next lesson, on writing a letter to the manager, opens on its own day.',0,0,5,'','','',0,'','X-ZU4OfOp7DVfNzN68aRyQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (85,11,'lesson','A letter to the manager · رِسَالَةٌ إِلَى المُدِيرِ','Fāṭimah follows the advice of Ṣādiq and writes for leave. A formal letter in Arabic has four parts: the address, the greeting, the matter and the closing words.

إِلَى السَّيِّدِ المُدِيرِ،
السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللهِ وَبَرَكَاتُهُ.
أَطْلُبُ مِنْكُمْ إِجَازَةً يَوْمَ الخَمِيسِ؛ لِأَنَّ أُمِّي مَرِيضَةٌ.
وَتَفَضَّلُوا بِقَبُولِ فَائِقِ الِاحْتِرَامِ.
فَاطِمَةُ، قِسْمُ الحِسَابَاتِ

“To the manager. Peace be upon you and the mercy of Allah and His blessings. I ask you for leave on Thursday, because my mother is ill. Kindly accept my highest respect. Fāṭimah, accounts department.”

The letter says minkum, “of you” in the plural, and tafaḍḍalū, a plural command, although one man will read it. In writing the plural is a courtesy, as it is in several languages of Nigeria.

The reason comes after لِأَنَّ (li-anna, because). Li-anna is followed by a noun in the accusative or by a pronoun joined to it, and never directly by a verb.

لِأَنَّ أَبِي مُسَافِرٌ.
لِأَنَّنِي مَرِيضَةٌ.

Li-anna abī musāfir, because my father is travelling; li-annanī marīḍah, because I am ill, said by a woman. In ummī and abī the accusative cannot be heard, since the ending ī has taken its place.

Now write your own letter: change the day and the reason, keep the frame, and post it under this lesson for the class to read.',1,1795804620,6,'','','',0,'','DBiDKeHlZkhCEaS_jSrW_Q',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (86,12,'timetable','Class timetable · جَدْوَلُ الدُّرُوسِ','Our motto for this class is itself a ḥadīth, related by al-Bukhārī.

خَيْرُكُمْ مَنْ تَعَلَّمَ القُرْآنَ وَعَلَّمَهُ.

Khayrukum man taʿallama l-qurʾāna wa-ʿallamah: “the best of you is he who learns the Qurʾān and teaches it.” Learn, then teach; the week is arranged in that order.

يَوْمُ الأَحَدِ: نَحْفَظُ الحَدِيثَ.
يَوْمُ الثُّلَاثَاءِ: نَشْرَحُ الكَلِمَاتِ.
يَوْمُ الخَمِيسِ: نُعْرِبُ الجُمَلَ.
يَوْمُ السَّبْتِ: نُعَلِّمُ غَيْرَنَا.

On Sunday we memorise the ḥadīth of the week with its vowel marks. On Tuesday we explain its words, with the root and pattern of each verb and noun; this is ṣarf. On Thursday we parse its sentences, saying of every word what case it has and why; this is naḥw. On Saturday we teach somebody else: a brother, a classmate, or the class in the discussion below the lesson.

There are five ḥadīths, one a week, and in the sixth week the exam. It has a theory part only, and your teacher marks it by hand, so leave some days for the answer to come.

We study language here. For the rulings drawn from a ḥadīth, ask a scholar with whom you sit.',0,0,1,'','','',0,'','I6so95Ceh3oDALbvT9KCQw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (87,12,'lesson','Deeds and intentions · الأَعْمَالُ وَالنِّيَّاتُ','Al-Bukhārī opens his collection with this ḥadīth.

إِنَّمَا الأَعْمَالُ بِالنِّيَّاتِ، وَإِنَّمَا لِكُلِّ امْرِئٍ مَا نَوَى.

Innamā l-aʿmālu bi-n-niyyāt, wa-innamā li-kulli mriʾin mā nawā: “deeds are only by intentions, and every person has only what he intended.”

Innamā إِنَّمَا is inna joined to mā. The mā stops inna from its work, so the noun after it stays nominative: al-aʿmālu, and not al-aʿmāla. In return the pair gains a new meaning, restriction: “only”, “nothing but”.

Al-aʿmālu is mubtadaʾ, a broken plural of ʿamal عَمَلٌ, deed. Its khabar is the phrase bi-n-niyyāti, a preposition and its noun. Niyyāt is the sound feminine plural of niyyah نِيَّةٌ, intention, and both niyyah and nawā come from the root n-w-y.

In the second sentence the order is turned. Li-kulli mriʾin is the khabar, brought forward; the mubtadaʾ is mā, “that which”, with the verb nawā, “he intended”, after it. By moving “for every person” to the front the sentence says: for each his own.

The word for person is remarkable: the vowel of its rāʾ follows the vowel of its end.

هٰذَا امْرُؤٌ
رَأَيْتُ امْرَأً
مَرَرْتُ بِامْرِئٍ

Read them aloud: imruʾun, imraʾan, imriʾin, in the nominative, the accusative and the genitive. The seat of the hamzah changes with the vowel before it.',0,0,2,'','','',0,'','PDycSWL1MehX0i_gBa99SQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (88,12,'lesson','The tongue and the hand · اللِّسَانُ وَاليَدُ','This ḥadīth is related by al-Bukhārī. It consists of two definitions built on one plan.

المُسْلِمُ مَنْ سَلِمَ المُسْلِمُونَ مِنْ لِسَانِهِ وَيَدِهِ، وَالمُهَاجِرُ مَنْ هَجَرَ مَا نَهَى اللهُ عَنْهُ.

Al-muslimu man salima l-muslimūna min lisānihi wa-yadih, wa-l-muhājiru man hajara mā nahā llāhu ʿanh: “the Muslim is he from whose tongue and hand the Muslims are safe, and the emigrant is he who leaves what Allah has forbidden.”

Al-muslimu is mubtadaʾ. Its khabar is man مَنْ, “he who”, together with all that follows. A word like man needs a sentence after it to complete it, the ṣilah, and in that sentence a pronoun that returns to it. Here it is the hāʾ in lisānihi and yadihi: “his tongue, his hand”.

Al-muslimūna is the doer of salima, so it is nominative. In a sound masculine plural the sign of the nominative is the wāw, not a ḍammah.

سَلِمَ المُسْلِمُونَ.
رَأَيْتُ المُسْلِمِينَ.

In the second line it is an object, and the wāw has become yāʾ.

Listen for the roots. Muslim and salima share s-l-m, to be safe; muhājir and hajara share h-j-r, to leave. Each title is explained by its own root. The last word, ʿanhu, holds the pronoun that returns to mā: “what Allah forbade, from it”.',0,0,3,'','','',0,'','aWa1eCQEKPZNB_wQcWJYIw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (89,12,'lesson','Love for your brother · حَتَّى يُحِبَّ لِأَخِيهِ','Al-Bukhārī and Muslim both relate the next ḥadīth. Memorise it before you read the explanation.

لَا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لِأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ.

Lā yuʾminu aḥadukum ḥattā yuḥibba li-akhīhi mā yuḥibbu li-nafsih: “none of you believes until he loves for his brother what he loves for himself.”

The same verb stands here twice with two endings. Yuḥibba, with fatḥah, follows حَتَّى (ḥattā), “until”, after which the present verb is manṣūb. Yuḥibbu, with ḍammah, follows mā, which has no such power, so the verb keeps the ending it has by nature, marfūʿ.

Lā here denies and nothing more; a denied verb stays marfūʿ, yuʾminu. Were it the lā of prohibition the verb would be majzūm.

Aḥadukum is the doer, “one of you”: aḥad with the pronoun -kum.

Li-akhīhi deserves a stop. Akh أَخٌ, brother, is one of the five nouns whose signs are letters and not vowels when another word is attached to them: wāw in the nominative, alif in the accusative, yāʾ in the genitive.

هٰذَا أَخُوهُ.
رَأَيْتُ أَخَاهُ.
سَلَّمْتُ عَلَى أَخِيهِ.

Akhūhu, akhāhu, akhīhi: this is his brother, I saw his brother, I greeted his brother. After li- we need the genitive, hence the yāʾ. Nafsihi, by contrast, is an ordinary noun and simply takes kasrah.',0,0,4,'','','',0,'','sGm4QI4ZXSvh-M677sgp_w',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (90,12,'lesson','Good words or silence · خَيْرًا أَوْ لِيَصْمُتْ','This sentence, too, is in both collections. It is the first time in this class that we meet a condition.

مَنْ كَانَ يُؤْمِنُ بِاللهِ وَاليَوْمِ الآخِرِ فَلْيَقُلْ خَيْرًا أَوْ لِيَصْمُتْ.

Man kāna yuʾminu bi-llāhi wa-l-yawmi l-ākhiri fa-l-yaqul khayran aw li-yaṣmut: “whoever believes in Allah and the Last Day, let him say good or be silent.”

In the last two ḥadīths a small word had one meaning: man was “he who”, mā “that which”. Here man is a noun of condition, ism sharṭ, “whoever”, and it asks for an answer. The answer begins with fa-, because it is a command.

Al-yawmi is joined by wāw to Allah, and therefore genitive like it; al-ākhiri is its adjective and agrees with it in the article, the gender and the case.

The command to someone who is absent is made with the lām of command, lām al-amr, before a present verb in the jussive. Standing alone the lām has kasrah: li-yaṣmut. After fa- or wa- it usually loses it: fa-l-yaqul. Both verbs end in sukūn, and yaqūlu has lost its wāw, since two vowelless letters may not meet.

لِيَكْتُبْ.
فَلْيَكْتُبْ.

Both lines mean “let him write”, the second with “then”. Khayran is the object of yaqul, accusative with tanwīn fatḥ: “let him say something good”. How much of good conduct has been put into one indefinite noun!',0,0,5,'','','',0,'','F24EzvIlzOQWCphKu6E8Kw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (91,12,'lesson','Make it easy · يَسِّرُوا وَلَا تُعَسِّرُوا','Four verbs and three times wāw: al-Bukhārī relates it in this form.

يَسِّرُوا وَلَا تُعَسِّرُوا، وَبَشِّرُوا وَلَا تُنَفِّرُوا.

Yassirū wa-lā tuʿassirū, wa-bashshirū wa-lā tunaffirū: “make things easy and do not make them hard; give glad tidings and do not drive people away.”

All four verbs are of the second form, faʿʿala, with the middle letter doubled. That form often means to make something be what the root says: yusr يُسْرٌ is ease and yassara to make easy; ʿusr عُسْرٌ is hardship and ʿassara to make hard.

The first and third are commands to a group, ending in -ū. The second and fourth are prohibitions: the lā of prohibition, lā an-nāhiyah, stands before a present verb and makes it majzūm.

تُعَسِّرُونَ
لَا تُعَسِّرُوا

Compare the two. In verbs of this group, called the five verbs, the sign of the nominative is the final nūn, and the sign of the jussive is its absence. The nūn has fallen, and a silent alif is written after the wāw in its place.

Watch the prefix too. In the second form the present begins with ḍammah, tuʿassirū and tunaffirū, and the command has no prefix at all: take tuyassirū, remove the tu-, and yassirū remains.

To one person we say yassir wa-lā tuʿassir, both ending in sukūn. Say all four verbs so.',0,0,6,'','','',0,'','86W5bpaoK05_jw2gLfQ2GQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (92,12,'exam','Exam: Parsing a ḥadīth','This exam has a theory part only. Write in English, and quote the Arabic words with their vowel marks. Twelve to fifteen sentences are enough, and clear sentences are worth more than long ones.

Here is the text once more.

لَا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لِأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ.

First, translate it. Secondly, explain why yuʾminu ends in ḍammah although lā stands before it. Thirdly, explain why the verb “to love” ends once in fatḥah and once in ḍammah. Fourthly, say what case li-akhīhi shows, by what sign, and how the word would look in the other two cases. Fifthly, name the doer of yuʾminu.

Then turn to a second sentence.

يَسِّرُوا وَلَا تُعَسِّرُوا.

Explain how the lā of this sentence differs from the lā of the first, and what has happened to the nūn of the second verb.

Answer from understanding and in your own order. If you have forgotten a technical name, describe the thing in plain words; a correct description is an answer. Your teacher reads every line, and you will see the mark when the reading is done.',0,0,7,'','','',0,'“None of you believes until he loves for his brother what he loves for himself.” The lā of لَا يُؤْمِنُ only denies and does not govern the verb, so yuʾminu stays marfūʿ with ḍammah. يُحِبَّ is manṣūb with fatḥah after ḥattā; يُحِبُّ, after mā, has nothing governing it and is marfūʿ with ḍammah. لِأَخِيهِ is genitive after li-, and its sign is the yāʾ, because akh is one of the five nouns; the nominative would be أَخُوهُ and the accusative أَخَاهُ. The doer of yuʾminu is أَحَدُكُمْ, nominative with ḍammah. In لَا تُعَسِّرُوا the lā is the lā of prohibition and makes the verb majzūm; the verb is one of the five verbs, so the sign of the jussive is the dropping of the nūn of تُعَسِّرُونَ, and a silent alif is written after the wāw.','5nwi-69Rhw0vysQ_rF9NkA',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (93,13,'lesson','Parsing a sentence, word by word · إِعْرَابُ جُمْلَةٍ','To parse is to say aloud what you understood. Take every word in turn and answer three questions: what kind of word is it, what work does it do, and by which sign do we know?

أَكَلَ الوَلَدُ تُفَّاحَةً.

“The boy ate an apple.” Here is its parsing as you would say it in Arabic. Learn these phrases, for they return in every sentence.

أَكَلَ: فِعْلٌ مَاضٍ مَبْنِيٌّ عَلَى الفَتْحِ.

الوَلَدُ: فَاعِلٌ مَرْفُوعٌ، وَعَلَامَةُ رَفْعِهِ الضَّمَّةُ الظَّاهِرَةُ.

تُفَّاحَةً: مَفْعُولٌ بِهِ مَنْصُوبٌ، وَعَلَامَةُ نَصْبِهِ الفَتْحَةُ الظَّاهِرَةُ.

“A past verb, built upon fatḥah. A doer, marfūʿ, and the sign of its rafʿ is the visible ḍammah. An object, manṣūb, and the sign of its naṣb is the visible fatḥah.”

Now one with a particle.

جَلَسَ حَامِدٌ فِي البَيْتِ.

فِي: حَرْفُ جَرٍّ.

البَيْتِ: اِسْمٌ مَجْرُورٌ بِفِي، وَعَلَامَةُ جَرِّهِ الكَسْرَةُ الظَّاهِرَةُ.

Say the parsing of جَلَسَ and حَامِدٌ yourself; you have their phrases above.

Do not begin with the ending. Begin with the meaning: who did it, what was done, where. The one who understands the sentence finds the parsing easy, and the one who parses well finds that he has understood.',0,0,1,'','','',0,'','1HiTmmEE4793PpYjxAkUPQ',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (94,13,'lesson','The dual and the sound plurals · المُثَنَّى وَالجَمْعُ السَّالِمُ','Three kinds of noun do not show their case in the ordinary way. Revise them side by side.

The dual has alif in rafʿ, and yāʾ in naṣb and jarr. The letter before the yāʾ has fatḥah.

جَاءَ الطَّالِبَانِ.

رَأَيْتُ الطَّالِبَيْنِ.

سَلَّمْتُ عَلَى الطَّالِبَيْنِ.

The sound masculine plural has wāw in rafʿ, and yāʾ in naṣb and jarr. The letter before this yāʾ has kasrah.

جَاءَ المُعَلِّمُونَ.

رَأَيْتُ المُعَلِّمِينَ.

سَلَّمْتُ عَلَى المُعَلِّمِينَ.

The sound feminine plural has ḍammah in rafʿ, and kasrah in both naṣb and jarr.

جَاءَتِ المُعَلِّمَاتُ.

رَأَيْتُ المُعَلِّمَاتِ.

سَلَّمْتُ عَلَى المُعَلِّمَاتِ.

One thing unites all three: naṣb and jarr look the same. Only the governor tells you which it is.

The nūn of the dual and of the masculine plural stands in the place of tanwīn, so it falls away when the noun is joined to another.

كِتَابَا زَيْدٍ

مُعَلِّمُو المَدْرَسَةِ

These are “Zayd’s two books” and “the teachers of the school”. Notice the vowels of the nūn while it is there: kasrah in the dual, الطَّالِبَانِ, and fatḥah in the plural, المُعَلِّمُونَ.',0,0,2,'','','',0,'','TzXS3gpPU3Ig9s922Iexrg',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (95,13,'lesson','Kāna and inna · كَانَ وَإِنَّ','Start with a nominal sentence in which both pillars are marfūʿ.

الجَوُّ حَارٌّ.

“The weather is hot.” Two families of words enter upon such a sentence, and each of them disturbs one pillar.

Kāna and her sisters are verbs. They leave the first noun marfūʿ and give the second naṣb. The first is then called the noun of kāna and the second its khabar.

كَانَ الجَوُّ حَارًّا.

“The weather was hot.” Among the sisters are صَارَ, “became”, أَصْبَحَ, “came to be”, and لَيْسَ, “is not”.

لَيْسَ الدَّرْسُ صَعْبًا.

“The lesson is not hard.”

Inna and her sisters are particles. They do the opposite: naṣb for the first noun, rafʿ for the second.

إِنَّ الجَوَّ حَارٌّ.

“Indeed, the weather is hot.” They are six in all.

إِنَّ، أَنَّ، كَأَنَّ، لٰكِنَّ، لَيْتَ، لَعَلَّ

الدَّرْسُ طَوِيلٌ، لٰكِنَّ المُعَلِّمَ صَبُورٌ.

“The lesson is long, but the teacher is patient.”

When you meet one of these words, stop and look for two nouns. Ask which came under naṣb: with kāna it is the news, with inna it is the one the news is about. If the khabar is a phrase, such as فِي البَيْتِ, no ending is visible in it, but the first noun still shows its case.

إِنَّ زَيْدًا فِي البَيْتِ.',0,0,3,'','','',0,'','vS7e1vJfXhDI1yYZo80-8w',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (96,13,'lesson','A conversation to parse · حِوَارٌ','Kemi meets Ṭāriq on the road. Read the conversation twice for the meaning, before you think of grammar at all.

كِيمِي: السَّلَامُ عَلَيْكُمْ يَا طَارِقُ.

طَارِقٌ: وَعَلَيْكُمُ السَّلَامُ. كَيْفَ حَالُكِ؟

كِيمِي: أَنَا بِخَيْرٍ، وَالحَمْدُ لِلهِ. أَيْنَ كَانَ أَخُوكَ أَمْسِ؟

طَارِقٌ: كَانَ فِي المَدْرَسَةِ مَعَ أَبِيهِ.

كِيمِي: سَمِعْتُ أَنَّ المَدْرَسَةَ بَعِيدَةٌ.

طَارِقٌ: نَعَمْ، لٰكِنَّ الطَّرِيقَ سَهْلٌ.

“Peace be upon you, Ṭāriq.” “And upon you be peace. How are you?” “I am well, praise be to God. Where was your brother yesterday?” “He was at the school with his father.” “I heard that the school is far.” “Yes, but the road is easy.”

Now the work. Why does أَخُوكَ have wāw and أَبِيهِ have yāʾ? Both belong to the five nouns: the first is the noun of kāna, marfūʿ, and the second is majrūr after مَعَ. Why does المَدْرَسَةَ end in fatḥah in the fifth line and المَدْرَسَةِ in kasrah in the fourth? Look at what stands before each.

And why does يَا طَارِقُ carry one ḍammah, with no tanwīn? A single name that is called is built upon ḍammah.

Parse one full line in the discussion below, and read what the others have written.',0,0,4,'','','',0,'','XxgyVWIuTvXFiDQpOi_xMw',1778006220,1778006220,null);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at") values (97,13,'exam','Exam: The whole circle','Seven questions and then the circle is closed. They come from all four lessons, and each of them shows you a sentence or a word to judge.

Read these three sentences aloud first, and give the case of every noun with the sign that shows it.

كَانَ المُعَلِّمُونَ فِي المَسْجِدِ.

إِنَّ الطَّالِبَاتِ مُجْتَهِدَاتٌ.

رَأَيْتُ أَخَاكَ مَعَ الطَّالِبَيْنِ.

“The teachers were in the mosque. Indeed, the students are hard-working. I saw your brother with the two students.” In the second line الطَّالِبَاتِ is manṣūb although it ends in kasrah. If that surprised you, read the second lesson again before you go on.

In the exam, find the governor before you look at the ending. Ask whether a verb, a particle, or one of the two families of kāna and inna stands in front. Then ask what kind of noun it is, since a dual and a plural speak by letters and not by vowels. Answer in that order, and most of the wrong answers will remove themselves.',0,0,5,'','','',0,'','PBHTSmXTFN4FjrlDycY6Ew',1778006220,1778006220,null);
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (1,10,1,'How many letters does the Arabic alphabet have?','Twenty-eight','Twenty-four','Twenty-six','Thirty','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (2,10,2,'Which of these letters does not join the letter after it?','و','ب','س','ك','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (3,10,3,'Which shape of ʿayn is ـعـ ?','Medial','Initial','Final','Isolated','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (4,10,4,'Which word means “a house”?','بَيْتٌ','بِنْتٌ','بَابٌ','بَيْنَ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (5,10,5,'What tells ج, ح and خ apart?','Where the dot stands, or that there is none','How deep the bowl is','How many teeth they have','Whether they join forward','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (6,10,6,'Which letters, in order, make the word قَلْبٌ?','Qāf, lām, bāʾ','Kāf, lām, bāʾ','Fāʾ, lām, bāʾ','Qāf, lām, nūn','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (7,10,7,'Into how many joined groups does the pen break the word مَدْرَسَةٌ?','Three','One','Two','Five','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (8,10,8,'Which pair has the light letter first and its heavy partner second?','س and ص','د and ذ','ر and ز','ف and ق','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (9,15,1,'What does naḥw study?','The word in its sentence and what happens to its ending','The shape of the word by itself','The meanings of rare words','The joining of letters in writing','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (10,15,2,'In ذَهَبَ عُثْمَانُ إِلَى السُّوقِ, which word is the particle?','إِلَى','ذَهَبَ','عُثْمَانُ','السُّوقِ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (11,15,3,'Which of these nouns is feminine?','شَمْسٌ','بَيْتٌ','كِتَابٌ','حَمْزَةُ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (12,15,4,'Which of these means “the new book”?','الكِتَابُ الجَدِيدُ','الكِتَابُ جَدِيدٌ','كِتَابٌ جَدِيدٌ','كِتَابُ الجَدِيدِ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (13,15,5,'Why is كِتَابُ definite in كِتَابُ زَيْنَبَ?','It is joined to a definite noun','It ends in ḍammah','Everything we own is definite','It is masculine','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (14,15,6,'Which sentence is right?','هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.','هٰذَا مَدْرَسَةٌ كَبِيرَةٌ.','هٰذِهِ مَدْرَسَةٌ كَبِيرٌ.','هٰذَا مَدْرَسَةٌ كَبِيرٌ.','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (15,19,1,'In العِلْمُ نُورٌ, what is نُورٌ?','The khabar','The mubtadaʾ','The doer','The object','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (16,19,2,'Which word is the mubtadaʾ in فِي البَيْتِ رَجُلٌ?','رَجُلٌ','فِي','البَيْتِ','There is none','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (17,19,3,'How does the object of a verb end in the singular, as in كَتَبَ الطَّالِبُ الدَّرْسَ?','In fatḥah, because it is manṣūb','In ḍammah, because it is marfūʿ','In kasrah, because it is majrūr','In sukūn, because it is majzūm','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (18,19,4,'Which sentence is right?','كَتَبَ الطُّلَّابُ الدَّرْسَ.','كَتَبَ الطُّلَّابَ الدَّرْسُ.','الطُّلَّابُ كَتَبَ الدَّرْسَ.','كَتَبَ الطُّلَّابِ الدَّرْسَ.','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (19,19,5,'Which kind of iʿrāb belongs to nouns alone?','Jarr','Rafʿ','Naṣb','Jazm','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (20,19,6,'Which word is mabnī?','هٰؤُلَاءِ','المُدَرِّسُ','الكِتَابُ','مَدْرَسَةٌ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (21,26,1,'What is the full answer to السَّلَامُ عَلَيْكُمْ?','وَعَلَيْكُمُ السَّلَامُ','مَعَ السَّلَامَةِ','أَنَا بِخَيْرٍ','عَفْوًا','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (22,26,2,'How do you ask a woman how she is?','كَيْفَ حَالُكِ؟','كَيْفَ حَالُكَ؟','كَيْفَ حَالِي؟','كَيْفَ حَالُهُ؟','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (23,26,3,'Kemi points at her mother. What does she say?','هٰذِهِ أُمِّي','هٰذَا أُمِّي','هٰذِهِ أُخْتِي','هٰذَا أَبِي','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (24,26,4,'With which question do you ask the price?','بِكَمْ هٰذَا؟','أَيْنَ هٰذَا؟','مَنْ هٰذَا؟','مَتَى هٰذَا؟','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (25,26,5,'What does لِي أُخْتَانِ mean?','I have two sisters','I have two brothers','I have a sister','You have two sisters','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (26,26,6,'What is the opposite of بَعِيدٌ?','قَرِيبٌ','رَخِيصٌ','صَغِيرٌ','جَيِّدٌ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (27,26,7,'What time is السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا?','A quarter to eight','A quarter past eight','Half past eight','Eight o’clock exactly','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (28,26,8,'Why does خُذْ become خُذِ in خُذِ الشَّارِعَ?','So that two vowelless letters do not meet','Because it is said to a woman','Because the street is feminine','Because it is a question','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (29,34,1,'Which word means “he taught”?','دَرَّسَ','دَرَسَ','دَرْسٌ','دَارِسٌ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (30,34,2,'What does the sukūn say about its letter?','The letter has no vowel','The letter is doubled','The letter is stretched','The letter is not pronounced','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (31,34,3,'مَطَرٌ is “rain”. What makes مَطَارٌ, “an airport”, a different word?','A long ā after the ṭāʾ','A shaddah on the ṭāʾ','A tanwīn at the end','A sukūn on the ṭāʾ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (32,34,4,'How is الرَّجُلُ read?','ar-rajulu','al-rajulu','ar-rajlu','ar-rajūlu','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (33,34,5,'Which of these is a sun letter?','ش','ق','م','ب','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (34,34,6,'Which is the right spelling of “a school” with the tanwīn of fatḥah?','مَدْرَسَةً','مَدْرَسَةًا','مَدْرَسَتًا','','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (35,34,7,'How do you read كِتَابًا when you stop on it?','kitābā','kitāban','kitāb','kitābah','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (36,41,1,'How do you say “three books”?','ثَلَاثَةُ كُتُبٍ','ثَلَاثُ كُتُبٍ','ثَلَاثَةُ كِتَابًا','ثَلَاثَةُ كِتَابٍ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (37,41,2,'How do you say “five women”?','خَمْسُ نِسَاءٍ','خَمْسَةُ نِسَاءٍ','خَمْسُ نِسَاءٌ','خَمْسَةُ رِجَالٍ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (38,41,3,'Complete: أَحَدَ عَشَرَ …','كِتَابًا','كُتُبٍ','كِتَابٌ','كُتُبًا','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (39,41,4,'Which number is خَمْسٌ وَعِشْرُونَ?','25','52','15','24','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (40,41,5,'Which day comes after يَوْمُ الثُّلَاثَاءِ?','يَوْمُ الأَرْبِعَاءِ','يَوْمُ الِاثْنَيْنِ','يَوْمُ الخَمِيسِ','يَوْمُ الأَحَدِ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (41,41,6,'Which month follows شَعْبَانُ?','رَمَضَانُ','رَجَبٌ','شَوَّالٌ','صَفَرٌ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (42,41,7,'What time is السَّاعَةُ الخَامِسَةُ وَالنِّصْفُ?','Half past five','A quarter past five','Half past four','A quarter to five','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (43,41,8,'Why is it “sabʿatu ayyām”, with tāʾ?','Because the singular, yawm, is masculine','Because the plural, ayyām, is feminine','Because the number is above five','Because the noun is in the genitive','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (44,48,1,'What does the order of إِيَّاكَ نَعْبُدُ express?','That none but You is worshipped','That the worship is past','That the sentence is a question','That the worship is commanded','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (45,48,2,'Complete: لَمْ … وَلَمْ يُولَدْ','يَلِدْ','يَلِدُ','وَلَدَ','يَلِدَ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (46,48,3,'What is مَا in مِنْ شَرِّ مَا خَلَقَ?','A noun meaning “that which”','A particle of denial','A question word','A particle of oath','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (47,48,4,'Which word means “King”?','مَلِكِ','مَالِكِ','رَبِّ','إِلَٰهِ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (48,48,5,'Why does الْإِنْسَانَ end in fatḥah in Sūrat al-ʿAṣr?','It is the noun of inna','It is the object of a verb','It follows the wāw of the oath','It follows illā','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (49,48,6,'Which verb is a command?','صَلِّ','أَعُوذُ','أَعْطَيْنَا','يُوَسْوِسُ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (50,48,7,'On which pattern is حَاسِدٍ made?','fāʿil, the active participle','mafʿūl, the passive participle','faʿʿāl, the intensive','afʿal, the comparative','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (51,48,8,'What is the singular of صُدُورِ?','صَدْرٌ','صَابِرٌ','مَصْدَرٌ','صَمَدٌ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (52,52,1,'Which of these is speech, كَلَامٌ, as Ibn Ājurrūm defines it?','قَامَ زَيْدٌ','إِنْ قَامَ زَيْدٌ','زَيْدٌ','غُلَامُ زَيْدٍ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (53,52,2,'Which condition does إِنْ قَامَ زَيْدٌ, “If Zayd stood up”, fail?','It is not mufīd: the hearer still waits','It is not lafẓ: it is not an utterance','It is not murakkab: it is a single word','It has no noun in it','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (54,52,3,'Into how many parts does the author divide speech?','Three','Two','Four','Eight','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (55,52,4,'Why does the author say of the particle جَاءَ لِمَعْنًى?','To set it apart from a letter of the alphabet','To set it apart from the noun','To say that it has a time','To say that it takes tanwīn','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (56,52,5,'Why is قُمْ, “Stand!”, complete speech although it is one spoken word?','Its doer, أَنْتَ, is understood','A command needs no doer','It ends in sukūn','It is a particle','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (57,56,1,'Which of these is not one of the author’s four signs of the noun?','Accepting سَوْفَ','Tanwīn','Taking alif and lām','Khafḍ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (58,56,2,'What is the other name for khafḍ?','Jarr','Naṣb','Jazm','Rafʿ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (59,56,3,'Which word is a verb?','قَامَتْ','مُسْلِمَةٌ','قَائِمٌ','بَيْتٌ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (60,56,4,'Before which verbs does قَدْ come?','The past and the present','The past only','The present only','The command only','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (61,56,5,'Why does the author say that the tāʾ of the feminine must be resting?','The moving tāʾ, as in مُسْلِمَةٌ, belongs to nouns','A moving tāʾ is never feminine','Verbs can only end in sukūn','The moving tāʾ belongs to particles','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (62,56,6,'By what is the particle known?','Neither the signs of the noun nor those of the verb suit it','It always has one letter','It always comes first in the sentence','It always ends in sukūn','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (63,84,1,'Complete: أُرِيدُ أَنْ … رِسَالَةً','أَكْتُبَ','أَكْتُبُ','سَأَكْتُبُ','كَتَبْتُ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (64,84,2,'What is the usual answer to صَبَاحُ الخَيْرِ?','صَبَاحُ النُّورِ','إِلَى اللِّقَاءِ','بِكُلِّ سُرُورٍ','إِنْ شَاءَ اللهُ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (65,84,3,'Which sentence means “I have no appointment”?','لَيْسَ عِنْدِي مَوْعِدٌ','هَلْ عِنْدَكَ مَوْعِدٌ؟','عِنْدِي مَوْعِدٌ','لَيْسَ عِنْدَكَ مَوْعِدٌ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (66,84,4,'What does سَـ do in سَأُخْبِرُهُ?','It makes the verb future','It makes the verb past','It makes the verb negative','It turns the verb into a question','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (67,84,5,'How do you call a woman who is an engineer?','مُهَنْدِسَةٌ','مُهَنْدِسٌ','مُدَرِّسَةٌ','مُحَاسِبٌ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (68,84,6,'Which command would you give to Fāṭimah?','اُكْتُبِي','اُكْتُبْ','يَكْتُبُ','كَتَبَ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (69,97,1,'In أَكَلَ الوَلَدُ تُفَّاحَةً, what is تُفَّاحَةً?','The object, manṣūb','The doer, marfūʿ','The khabar, marfūʿ','A majrūr noun','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (70,97,2,'Which sentence is right?','كَانَ الجَوُّ حَارًّا.','كَانَ الجَوَّ حَارٌّ.','كَانَ الجَوُّ حَارٌّ.','كَانَ الجَوَّ حَارًّا.','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (71,97,3,'Which sentence is right?','إِنَّ زَيْدًا مُجْتَهِدٌ.','إِنَّ زَيْدٌ مُجْتَهِدًا.','إِنَّ زَيْدٌ مُجْتَهِدٌ.','إِنَّ زَيْدًا مُجْتَهِدًا.','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (72,97,4,'In رَأَيْتُ الطَّالِبَاتِ, what is the sign of naṣb?','Kasrah','Fatḥah','Yāʾ','The dropping of nūn','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (73,97,5,'How do you say “I saw the two students”?','رَأَيْتُ الطَّالِبَيْنِ','رَأَيْتُ الطَّالِبَانِ','رَأَيْتُ الطَّالِبِينَ','','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (74,97,6,'How do you say “the teachers of the school” when they are marfūʿ?','مُعَلِّمُو المَدْرَسَةِ','مُعَلِّمُونَ المَدْرَسَةِ','مُعَلِّمِي المَدْرَسَةِ','المُعَلِّمُونَ المَدْرَسَةُ','');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4") values (75,97,7,'In مَعَ أَبِيهِ, what shows that أَبِيهِ is majrūr?','The yāʾ, since it is one of the five nouns','The kasrah on the hāʾ','The fatḥah of مَعَ','Nothing, for it is mabnī','');
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (1,2,2,1,1781145420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (2,2,3,1,1781483820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (3,2,4,1,1781746620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (4,2,5,1,1781959020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (5,2,6,1,1782196620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (6,2,7,1,1782337020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (7,2,8,1,1782610620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (8,2,9,1,1782963420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (9,2,10,1,1783111020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (10,2,11,2,1785404220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (11,2,12,2,1785821820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (12,2,13,2,1785940620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (13,2,14,2,1786037820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (14,2,15,2,1786138620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (15,2,16,2,1786469820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (16,2,17,2,1786923420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (17,2,18,2,1787229420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (18,2,19,2,1787665020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (19,2,50,7,1793572620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (20,2,51,7,1793914620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (21,2,52,7,1794249420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (22,2,53,7,1794303420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (23,2,21,3,1795127820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (24,3,42,6,1791725820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (25,3,43,6,1791787020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (26,3,44,6,1792046220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (27,3,45,6,1792111020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (28,3,46,6,1792391820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (29,3,47,6,1792521420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (30,3,48,6,1792625820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (31,3,87,12,1793144220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (32,3,88,12,1793234220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (33,3,89,12,1793644620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (34,3,90,12,1793821020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (35,3,91,12,1794173820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (36,4,68,9,1790775420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (37,4,69,9,1791085020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (38,4,70,9,1791423420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (39,4,71,9,1791715020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (40,4,72,9,1791873420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (41,4,73,9,1792316220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (42,4,35,5,1792841820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (43,4,36,5,1793155020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (44,4,37,5,1793349420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (45,4,38,5,1793615820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (46,4,39,5,1794040620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (47,4,40,5,1794451020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (48,4,41,5,1794685020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (49,4,21,3,1794926220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (50,5,11,2,1786790220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (51,5,12,2,1786840620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (52,5,13,2,1787308620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (53,5,14,2,1787744220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (54,5,15,2,1787834220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (55,5,16,2,1788039420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (56,5,17,2,1788377820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (57,5,18,2,1788637020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (58,5,19,2,1788881820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (59,5,93,13,1789065420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (60,6,11,2,1786808220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (61,6,12,2,1787107020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (62,6,13,2,1787337420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (63,6,14,2,1787582220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (64,6,15,2,1787985420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (65,6,16,2,1788190620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (66,6,17,2,1788388620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (67,6,18,2,1788676620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (68,6,19,2,1788766620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (69,6,50,7,1789187820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (70,6,51,7,1789285020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (71,6,52,7,1789641420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (72,6,53,7,1790041020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (73,6,54,7,1790293020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (74,6,55,7,1790555820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (75,6,56,7,1790707020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (76,7,2,1,1789925820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (77,7,3,1,1790282220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (78,7,4,1,1790329020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (79,7,5,1,1790768220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (80,7,6,1,1790944620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (81,7,7,1,1791203820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (82,7,8,1,1791563820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (83,7,9,1,1791880620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (84,7,10,1,1792147020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (85,7,27,4,1792471020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (86,7,28,4,1792633020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (87,7,29,4,1792809420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (88,7,30,4,1792917420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (89,7,31,4,1793216220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (90,7,32,4,1793518620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (91,7,33,4,1793677020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (92,7,34,4,1793943420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (93,7,11,2,1794303420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (94,7,12,2,1794382620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (95,7,13,2,1794724620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (96,7,14,2,1794922620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (97,7,15,2,1795019820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (98,7,16,2,1795153020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (99,8,2,1,1786232220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (100,8,3,1,1786646220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (101,8,4,1,1786966620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (102,8,5,1,1787330220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (103,8,6,1,1787492220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (104,8,7,1,1787600220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (105,8,8,1,1787877420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (106,8,9,1,1788071820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (107,8,10,1,1788356220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (108,8,42,6,1788874620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (109,8,43,6,1789069020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (110,8,44,6,1789418220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (111,8,45,6,1789547820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (112,8,46,6,1789742220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (113,8,47,6,1789904220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (114,8,48,6,1790242620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (115,8,74,10,1790692620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (116,8,75,10,1790771820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (117,8,76,10,1790919420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (118,8,77,10,1791344220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (119,8,78,10,1791812220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (120,8,79,10,1792179420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (121,9,2,1,1787845020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (122,9,3,1,1788259020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (123,9,4,1,1788449820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (124,9,5,1,1788511020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (125,9,6,1,1788874620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (126,9,7,1,1788914220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (127,9,8,1,1789018620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (128,9,9,1,1789198620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (129,9,10,1,1789418220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (130,9,42,6,1789778220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (131,9,43,6,1790069820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (132,9,44,6,1790231820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (133,9,45,6,1790289420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (134,9,46,6,1790735820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (135,9,47,6,1791016620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (136,9,48,6,1791391020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (137,9,74,10,1791682620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (138,9,75,10,1791931020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (139,9,76,10,1791999420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (140,10,2,1,1790303820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (141,10,3,1,1790501820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (142,10,4,1,1790692620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (143,10,5,1,1790861820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (144,10,6,1,1790905020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (145,10,7,1,1791254220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (146,10,8,1,1791391020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (147,10,9,1,1791545820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (148,10,10,1,1791621420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (149,10,42,6,1792190220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (150,10,43,6,1792478220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (151,10,44,6,1792543020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (152,10,45,6,1792874220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (153,10,46,6,1793198220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (154,10,47,6,1793299020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (155,10,48,6,1793396220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (156,10,74,10,1793929020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (157,10,75,10,1794076620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (158,10,76,10,1794368220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (159,10,77,10,1794789420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (160,11,21,3,1785260220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (161,11,22,3,1785699420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (162,11,23,3,1785933420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (163,11,24,3,1785969420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (164,11,25,3,1786124220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (165,11,26,3,1786340220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (166,11,35,5,1786988220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (167,11,36,5,1787369820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (168,11,37,5,1787477820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (169,12,21,3,1784713020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (170,12,22,3,1785044220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (171,12,23,3,1785425820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (172,12,24,3,1785591420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (173,12,25,3,1785728220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (174,12,26,3,1785850620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (175,12,35,5,1785998220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (176,12,36,5,1786415820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (177,12,37,5,1786588620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (178,12,38,5,1786808220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (179,13,42,6,1788280620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (180,13,43,6,1788554220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (181,13,44,6,1788759420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (182,13,45,6,1789015020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (183,13,46,6,1789137420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (184,13,47,6,1789375020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (185,13,48,6,1789681020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (186,13,87,12,1790300220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (187,13,88,12,1790440620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (188,13,89,12,1790833020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (189,14,11,2,1792949820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (190,14,12,2,1793216220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (191,14,13,2,1793608620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (192,14,14,2,1793691420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (193,14,15,2,1793936220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (194,14,16,2,1794281820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (195,14,17,2,1794681420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (196,14,18,2,1794919020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (197,14,19,2,1795037820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (198,15,2,1,1784025420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (199,15,3,1,1784241420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (200,15,4,1,1784695020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (201,15,5,1,1784835420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (202,15,6,1,1784939820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (203,15,7,1,1785094620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (204,15,8,1,1785371820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (205,15,9,1,1785501420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (206,15,10,1,1785627420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (207,15,42,6,1786027020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (208,15,43,6,1786163820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (209,15,44,6,1786297020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (210,15,45,6,1786556220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (211,15,46,6,1786653420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (212,15,47,6,1786761420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (213,15,48,6,1786837020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (214,15,74,10,1787315820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (215,15,75,10,1787654220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (216,15,76,10,1788079020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (217,16,11,2,1788010620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (218,16,12,2,1788237420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (219,16,13,2,1788608220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (220,16,14,2,1788723420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (221,16,15,2,1788907020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (222,16,16,2,1789155420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (223,16,17,2,1789288620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (224,16,18,2,1789562220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (225,16,19,2,1789799820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (226,16,50,7,1790264220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (227,16,51,7,1790703420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (228,16,52,7,1790991420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (229,16,53,7,1791196620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (230,16,54,7,1791574620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (231,16,55,7,1791729420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (232,16,56,7,1791855420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (233,16,57,7,1791981420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (234,17,11,2,1785562620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (235,17,12,2,1785922620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (236,17,13,2,1785962220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (237,17,14,2,1786041420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (238,17,15,2,1786135020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (239,17,16,2,1786509420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (240,17,17,2,1786833420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (241,17,18,2,1787204220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (242,17,19,2,1787283420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (243,17,60,8,1787618220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (244,17,61,8,1787780220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (245,17,62,8,1787870220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (246,17,63,8,1788046620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (247,17,64,8,1788244620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (248,17,65,8,1788331020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (249,17,66,8,1788367020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (250,18,2,1,1792636620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (251,18,3,1,1792676220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (252,18,4,1,1793018220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (253,18,5,1,1793144220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (254,18,6,1,1793216220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (255,18,7,1,1793680620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (256,18,8,1,1794080220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (257,18,9,1,1794321420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (258,18,10,1,1794677820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (259,19,11,2,1789209420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (260,19,12,2,1789627020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (261,19,13,2,1790001420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (262,19,14,2,1790314620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (263,19,15,2,1790491020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (264,19,16,2,1790865420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (265,19,17,2,1791067020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (266,19,18,2,1791520620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (267,19,19,2,1791830220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (268,19,93,13,1792395420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (269,19,94,13,1792643820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (270,19,95,13,1792841820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (271,19,96,13,1793263020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (272,20,68,9,1785652620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (273,20,69,9,1785796620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (274,20,70,9,1785850620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (275,20,71,9,1786113420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (276,20,72,9,1786221420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (277,20,73,9,1786581420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (278,20,35,5,1786891020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (279,20,36,5,1787099820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (280,20,37,5,1787333820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (281,20,38,5,1787769420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (282,20,39,5,1788190620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (283,20,40,5,1788629820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (284,20,41,5,1789015020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (285,20,21,3,1789558620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (286,20,22,3,1789954620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (287,20,23,3,1790170620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (288,21,21,3,1787161020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (289,21,22,3,1787557020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (290,21,23,3,1787963820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (291,21,24,3,1788107820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (292,21,25,3,1788169020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (293,21,26,3,1788575820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (294,21,80,11,1788914220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (295,21,81,11,1789137420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (296,21,82,11,1789191420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (297,22,2,1,1788183420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (298,22,3,1,1788424620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (299,22,4,1,1788683820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (300,22,5,1,1788889020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (301,22,6,1,1789148220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (302,22,7,1,1789382220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (303,22,8,1,1789565820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (304,22,9,1,1789688220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (305,22,10,1,1789724220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (306,22,27,4,1789904220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (307,22,28,4,1790210220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (308,22,29,4,1790530620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (309,22,30,4,1790703420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (310,22,31,4,1791131820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (311,22,32,4,1791232620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (312,22,33,4,1791628620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (313,22,34,4,1791949020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (314,22,11,2,1792449420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (315,22,12,2,1792579020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (316,22,13,2,1792852620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (317,22,14,2,1792946220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (318,22,15,2,1793086620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (319,22,16,2,1793158620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (320,22,17,2,1793536620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (321,22,18,2,1793932620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (322,22,19,2,1794119820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (323,23,21,3,1788122220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (324,23,22,3,1788345420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (325,23,23,3,1788781020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (326,23,24,3,1789180620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (327,23,25,3,1789601820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (328,23,26,3,1789663020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (329,23,80,11,1790419020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (330,23,81,11,1790573820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (331,24,21,3,1790782620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (332,24,22,3,1790923020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (333,24,23,3,1790973420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (334,24,24,3,1791290220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (335,24,25,3,1791326220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (336,24,26,3,1791628620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (337,24,35,5,1791779820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (338,24,36,5,1792082220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (339,24,37,5,1792226220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (340,24,38,5,1792413420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (341,24,39,5,1792514220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (342,24,40,5,1792683420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (343,25,68,9,1782232620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (344,25,69,9,1782625020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (345,25,70,9,1782848220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (346,25,71,9,1783258620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (347,25,72,9,1783611420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (348,25,73,9,1783989420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (349,25,35,5,1784659020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (350,25,36,5,1784903820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (351,25,37,5,1785199020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (352,25,38,5,1785321420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (353,25,39,5,1785490620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (354,25,40,5,1785933420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (355,25,41,5,1785969420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (356,25,21,3,1786552620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (357,25,22,3,1786826220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (358,25,23,3,1786927020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (359,25,24,3,1787333820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (360,26,68,9,1784864220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (361,26,69,9,1785188220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (362,26,70,9,1785361020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (363,26,71,9,1785713820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (364,26,72,9,1785998220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (365,26,73,9,1786217820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (366,26,35,5,1786531020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (367,26,36,5,1786876620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (368,26,37,5,1787243820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (369,26,38,5,1787647020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (370,26,39,5,1787805420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (371,26,40,5,1788223020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (372,26,41,5,1788619020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (373,26,21,3,1789357020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (374,26,22,3,1789753020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (375,27,68,9,1788561420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (376,27,69,9,1788971820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (377,27,70,9,1789130220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (378,27,71,9,1789213020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (379,27,72,9,1789339020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (380,27,73,9,1789681020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (381,27,35,5,1790105820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (382,27,36,5,1790253420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (383,27,37,5,1790408220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (384,27,38,5,1790728620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (385,27,39,5,1791020220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (386,27,40,5,1791218220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (387,27,41,5,1791477420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (388,27,21,3,1791790620);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (389,27,22,3,1792219020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (390,27,23,3,1792647420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (391,27,24,3,1792967820);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (392,27,25,3,1793360220);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (393,28,21,3,1795117020);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (394,29,68,9,1795095420);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (395,31,11,2,1794933420);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (1,10,1,2,'{"1":"Twenty-eight","2":"و","3":"Medial","4":"بَيْتٌ","5":"Where the dot stands, or that there is none","6":"Qāf, lām, bāʾ","7":"Three","8":"س and ص"}',100,'','',null,100,1783111020,1783111020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (2,15,2,2,'{"9":"The word in its sentence and what happens to its ending","10":"إِلَى","11":"شَمْسٌ","12":"الكِتَابُ الجَدِيدُ","13":"Everything we own is definite","14":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ."}',83.33333333333333,'','',null,83.33333333333333,1786138620,1786138620,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (3,19,2,2,'{"15":"The khabar","16":"رَجُلٌ","17":"In fatḥah, because it is manṣūb","18":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","19":"Jarr","20":"هٰؤُلَاءِ"}',100,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',96,98,1787665020,1787837820,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (4,52,7,2,'{"52":"قَامَ زَيْدٌ","53":"It is not mufīd: the hearer still waits","54":"Three","55":"To set it apart from a letter of the alphabet","56":"A command needs no doer"}',80,'The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing. Murakkab is composed of two words or more, whether spoken or understood; it shuts out the single word, such as زَيْدٌ. Mufīd is conveying a meaning after which silence is good; it shuts out the unfinished, such as إِنْ قَامَ زَيْدٌ. Bi-l-waḍʿ is by convention, in the meanings the Arabs set the words for; it shuts out what is not Arabic usage (many also explain it as by intention, which shuts out the talk of one asleep). A full example: قَامَ زَيْدٌ, whose pillars are the verb قَامَ and the doer زَيْدٌ. Any complete Arabic sentence with its pillars named is accepted.','',null,null,1794249420,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (5,48,6,3,'{"44":"That the worship is commanded","45":"يَلِدْ","46":"A noun meaning “that which”","47":"مَلِكِ","48":"It is the noun of inna","49":"صَلِّ","50":"fāʿil, the active participle","51":"صَدْرٌ"}',87.5,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ. “By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','',92,89.75,1792625820,1792798620,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (6,41,5,4,'{"36":"ثَلَاثَةُ كُتُبٍ","37":"خَمْسُ نِسَاءٍ","38":"كِتَابًا","39":"25","40":"يَوْمُ الأَرْبِعَاءِ","41":"رَمَضَانُ","42":"Half past five","43":"Because the singular, yawm, is masculine"}',100,'','',null,100,1794685020,1794685020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (7,15,2,5,'{"9":"The word in its sentence and what happens to its ending","10":"إِلَى","11":"شَمْسٌ","12":"الكِتَابُ جَدِيدٌ","13":"It is joined to a definite noun","14":"هٰذَا مَدْرَسَةٌ كَبِيرَةٌ."}',66.66666666666667,'','',null,66.66666666666667,1787834220,1787834220,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (8,19,2,5,'{"15":"The khabar","16":"رَجُلٌ","17":"In fatḥah, because it is manṣūb","18":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","19":"Jarr","20":"هٰؤُلَاءِ"}',100,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',88,94,1788881820,1788968220,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (9,15,2,6,'{"9":"The word in its sentence and what happens to its ending","10":"إِلَى","11":"شَمْسٌ","12":"الكِتَابُ الجَدِيدُ","13":"It is joined to a definite noun","14":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ."}',100,'','',null,100,1787985420,1787985420,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (10,19,2,6,'{"15":"The khabar","16":"رَجُلٌ","17":"In fatḥah, because it is manṣūb","18":"كَتَبَ الطُّلَّابِ الدَّرْسَ.","19":"Jarr","20":"هٰؤُلَاءِ"}',83.33333333333333,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine.','',74,78.66666666666666,1788766620,1788853020,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (11,52,7,6,'{"52":"قَامَ زَيْدٌ","53":"It is not mufīd: the hearer still waits","54":"Three","55":"To set it apart from the noun","56":"It is a particle"}',60,'The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing. Murakkab is composed of two words or more, whether spoken or understood; it shuts out the single word, such as زَيْدٌ. Mufīd is conveying a meaning after which silence is good; it shuts out the unfinished, such as إِنْ قَامَ زَيْدٌ. Bi-l-waḍʿ is by convention, in the meanings the Arabs set the words for; it shuts out what is not Arabic usage (many also explain it as by intention, which shuts out the talk of one asleep). A full example: قَامَ زَيْدٌ, whose pillars are the verb قَامَ and the doer زَيْدٌ. Any complete Arabic sentence with its pillars named is accepted.','',88,74,1789641420,1789727820,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (12,56,7,6,'{"57":"Accepting سَوْفَ","58":"Jarr","59":"قَامَتْ","60":"The past and the present","61":"The moving tāʾ, as in مُسْلِمَةٌ, belongs to nouns","62":"Neither the signs of the noun nor those of the verb suit it"}',100,'Word by word: قَدْ is a particle: it accepts no sign of the noun and none of the verb (it is itself a sign of the verb after it). خَرَجَتْ is a verb: قَدْ stands before it, and it carries the resting tāʾ of the feminine.','',87,93.5,1790707020,1790879820,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (13,10,1,7,'{"1":"Twenty-eight","2":"ب","3":"Medial","4":"بَيْتٌ","5":"Where the dot stands, or that there is none","6":"Qāf, lām, bāʾ","7":"Three","8":"س and ص"}',87.5,'','',null,87.5,1792147020,1792147020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (14,34,4,7,'{"29":"دَرَّسَ","30":"The letter has no vowel","31":"A long ā after the ṭāʾ","32":"ar-rajulu","33":"ش","34":"مَدْرَسَةً","35":"kitābā"}',100,'','',null,100,1793943420,1793943420,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (15,15,2,7,'{"9":"The word in its sentence and what happens to its ending","10":"إِلَى","11":"شَمْسٌ","12":"الكِتَابُ الجَدِيدُ","13":"It is joined to a definite noun","14":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ."}',100,'','',null,100,1795019820,1795019820,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (16,10,1,8,'{"1":"Twenty-four","2":"س","3":"Final","4":"بَيْتٌ","5":"How many teeth they have","6":"Qāf, lām, bāʾ","7":"Three","8":"س and ص"}',50,'','',null,50,1788356220,1788356220,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (17,48,6,8,'{"44":"That none but You is worshipped","45":"يَلِدْ","46":"A noun meaning “that which”","47":"مَلِكِ","48":"It is the noun of inna","49":"صَلِّ","50":"fāʿil, the active participle","51":"صَدْرٌ"}',100,'I have read the lesson twice, but I am not sure how to explain this in my own words yet.','',33,66.5,1790242620,1790329020,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (18,10,1,9,'{"1":"Twenty-four","2":"و","3":"Medial","4":"بَابٌ","5":"How many teeth they have","6":"Kāf, lām, bāʾ","7":"Three","8":"س and ص"}',50,'','',null,50,1789418220,1789418220,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (19,48,6,9,'{"44":"That the sentence is a question","45":"يَلِدْ","46":"A noun meaning “that which”","47":"مَلِكِ","48":"It is the noun of inna","49":"صَلِّ","50":"afʿal, the comparative","51":"صَدْرٌ"}',75,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ. “By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','',89,82,1791391020,1791650220,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (20,10,1,10,'{"1":"Thirty","2":"س","3":"Medial","4":"بَيْتٌ","5":"Where the dot stands, or that there is none","6":"Qāf, lām, bāʾ","7":"Three","8":"د and ذ"}',62.5,'','',null,62.5,1791621420,1791621420,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (21,48,6,10,'{"44":"That none but You is worshipped","45":"يَلِدَ","46":"A noun meaning “that which”","47":"مَلِكِ","48":"It is the object of a verb","49":"أَعُوذُ","50":"fāʿil, the active participle","51":"صَدْرٌ"}',62.5,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ. “By time!','',null,null,1793396220,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (22,26,3,11,'{"21":"وَعَلَيْكُمُ السَّلَامُ","22":"كَيْفَ حَالِي؟","23":"هٰذِهِ أُمِّي","24":"أَيْنَ هٰذَا؟","25":"I have two sisters","26":"قَرِيبٌ","27":"A quarter to eight","28":"Because the street is feminine"}',62.5,'','',null,62.5,1786340220,1786340220,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (23,26,3,12,'{"21":"عَفْوًا","22":"كَيْفَ حَالُكِ؟","23":"هٰذِهِ أُمِّي","24":"مَتَى هٰذَا؟","25":"I have two sisters","26":"قَرِيبٌ","27":"A quarter to eight","28":"So that two vowelless letters do not meet"}',75,'','',null,75,1785850620,1785850620,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (24,48,6,13,'{"44":"That none but You is worshipped","45":"يَلِدَ","46":"A question word","47":"مَلِكِ","48":"It is the object of a verb","49":"أَعُوذُ","50":"fāʿil, the active participle","51":"صَدْرٌ"}',50,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ. “By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','',96,73,1789681020,1789853820,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (25,15,2,14,'{"9":"The word in its sentence and what happens to its ending","10":"إِلَى","11":"شَمْسٌ","12":"الكِتَابُ الجَدِيدُ","13":"It is joined to a definite noun","14":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ."}',100,'','',null,100,1793936220,1793936220,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (26,19,2,14,'{"15":"The khabar","16":"رَجُلٌ","17":"In fatḥah, because it is manṣūb","18":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","19":"Jarr","20":"هٰؤُلَاءِ"}',100,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',null,null,1795037820,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (27,10,1,15,'{"1":"Twenty-four","2":"و","3":"Medial","4":"بَيْتٌ","5":"Where the dot stands, or that there is none","6":"Qāf, lām, bāʾ","7":"Five","8":"ف and ق"}',62.5,'','',null,62.5,1785627420,1785627420,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (28,48,6,15,'{"44":"That the sentence is a question","45":"يَلِدَ","46":"A question word","47":"مَلِكِ","48":"It is the object of a verb","49":"صَلِّ","50":"fāʿil, the active participle","51":"صَدْرٌ"}',50,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ. “By time!','',74,62,1786837020,1786923420,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (29,15,2,16,'{"9":"The word in its sentence and what happens to its ending","10":"إِلَى","11":"شَمْسٌ","12":"الكِتَابُ جَدِيدٌ","13":"It is joined to a definite noun","14":"هٰذَا مَدْرَسَةٌ كَبِيرَةٌ."}',66.66666666666667,'','',null,66.66666666666667,1788907020,1788907020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (30,19,2,16,'{"15":"The khabar","16":"رَجُلٌ","17":"In sukūn, because it is majzūm","18":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","19":"Jarr","20":"هٰؤُلَاءِ"}',83.33333333333333,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',92,87.66666666666666,1789799820,1789972620,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (31,52,7,16,'{"52":"إِنْ قَامَ زَيْدٌ","53":"It has no noun in it","54":"Four","55":"To set it apart from a letter of the alphabet","56":"Its doer, أَنْتَ, is understood"}',40,'The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing. Murakkab is composed of two words or more, whether spoken or understood; it shuts out the single word, such as زَيْدٌ. Mufīd is conveying a meaning after which silence is good; it shuts out the unfinished, such as إِنْ قَامَ زَيْدٌ. Bi-l-waḍʿ is by convention, in the meanings the Arabs set the words for; it shuts out what is not Arabic usage (many also explain it as by intention, which shuts out the talk of one asleep). A full example: قَامَ زَيْدٌ, whose pillars are the verb قَامَ and the doer زَيْدٌ. Any complete Arabic sentence with its pillars named is accepted.','',89,64.5,1790991420,1791250620,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (32,56,7,16,'{"57":"Accepting سَوْفَ","58":"Naṣb","59":"قَامَتْ","60":"The past and the present","61":"The moving tāʾ, as in مُسْلِمَةٌ, belongs to nouns","62":"Neither the signs of the noun nor those of the verb suit it"}',83.33333333333333,'Word by word: قَدْ is a particle: it accepts no sign of the noun and none of the verb (it is itself a sign of the verb after it). خَرَجَتْ is a verb: قَدْ stands before it, and it carries the resting tāʾ of the feminine.','',74,78.66666666666666,1791855420,1792201020,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (33,15,2,17,'{"9":"The word in its sentence and what happens to its ending","10":"إِلَى","11":"شَمْسٌ","12":"الكِتَابُ الجَدِيدُ","13":"It is joined to a definite noun","14":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ."}',100,'','',null,100,1786135020,1786135020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (34,19,2,17,'{"15":"The doer","16":"رَجُلٌ","17":"In fatḥah, because it is manṣūb","18":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","19":"Jarr","20":"هٰؤُلَاءِ"}',83.33333333333333,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',96,89.66666666666666,1787283420,1787369820,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (35,10,1,18,'{"1":"Twenty-eight","2":"و","3":"Medial","4":"بِنْتٌ","5":"How deep the bowl is","6":"Qāf, lām, bāʾ","7":"One","8":"ر and ز"}',50,'','',null,50,1794677820,1794677820,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (36,15,2,19,'{"9":"The word in its sentence and what happens to its ending","10":"إِلَى","11":"كِتَابٌ","12":"كِتَابُ الجَدِيدِ","13":"It is joined to a definite noun","14":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ."}',66.66666666666667,'','',null,66.66666666666667,1790491020,1790491020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (37,19,2,19,'{"15":"The mubtadaʾ","16":"رَجُلٌ","17":"In sukūn, because it is majzūm","18":"كَتَبَ الطُّلَّابَ الدَّرْسُ.","19":"Jarr","20":"مَدْرَسَةٌ"}',33.333333333333336,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine.','',78,55.66666666666667,1791830220,1791916620,1);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (38,41,5,20,'{"36":"ثَلَاثُ كُتُبٍ","37":"خَمْسُ نِسَاءٍ","38":"كِتَابًا","39":"25","40":"يَوْمُ الأَرْبِعَاءِ","41":"رَمَضَانُ","42":"Half past five","43":"Because the singular, yawm, is masculine"}',87.5,'','',null,87.5,1789015020,1789015020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (39,26,3,21,'{"21":"عَفْوًا","22":"كَيْفَ حَالُكِ؟","23":"هٰذِهِ أُخْتِي","24":"أَيْنَ هٰذَا؟","25":"I have two brothers","26":"جَيِّدٌ","27":"A quarter past eight","28":"Because it is a question"}',12.5,'','',null,12.5,1788575820,1788575820,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (40,10,1,22,'{"1":"Twenty-eight","2":"و","3":"Isolated","4":"بَيْتٌ","5":"Where the dot stands, or that there is none","6":"Kāf, lām, bāʾ","7":"One","8":"س and ص"}',62.5,'','',null,62.5,1789724220,1789724220,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (41,34,4,22,'{"29":"دَرَّسَ","30":"The letter has no vowel","31":"A tanwīn at the end","32":"ar-rajulu","33":"ش","34":"مَدْرَسَتًا","35":"kitābā"}',71.42857142857143,'','',null,71.42857142857143,1791949020,1791949020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (42,15,2,22,'{"9":"The shape of the word by itself","10":"ذَهَبَ","11":"شَمْسٌ","12":"الكِتَابُ جَدِيدٌ","13":"It is joined to a definite noun","14":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ."}',50,'','',null,50,1793086620,1793086620,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (43,19,2,22,'{"15":"The khabar","16":"رَجُلٌ","17":"In fatḥah, because it is manṣūb","18":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","19":"Jarr","20":"الكِتَابُ"}',83.33333333333333,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine.','',null,null,1794119820,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (44,26,3,23,'{"21":"وَعَلَيْكُمُ السَّلَامُ","22":"كَيْفَ حَالُهُ؟","23":"هٰذِهِ أُمِّي","24":"بِكَمْ هٰذَا؟","25":"I have two brothers","26":"قَرِيبٌ","27":"A quarter to eight","28":"So that two vowelless letters do not meet"}',75,'','',null,75,1789663020,1789663020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (45,26,3,24,'{"21":"عَفْوًا","22":"كَيْفَ حَالُكِ؟","23":"هٰذَا أُمِّي","24":"مَتَى هٰذَا؟","25":"I have two brothers","26":"قَرِيبٌ","27":"A quarter to eight","28":"So that two vowelless letters do not meet"}',50,'','',null,50,1791628620,1791628620,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (46,41,5,25,'{"36":"ثَلَاثَةُ كِتَابًا","37":"خَمْسُ نِسَاءٍ","38":"كِتَابًا","39":"15","40":"يَوْمُ الأَرْبِعَاءِ","41":"شَوَّالٌ","42":"A quarter to five","43":"Because the plural, ayyām, is feminine"}',37.5,'','',null,37.5,1785969420,1785969420,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (47,41,5,26,'{"36":"ثَلَاثَةُ كِتَابٍ","37":"خَمْسُ نِسَاءٌ","38":"كُتُبٍ","39":"25","40":"يَوْمُ الأَرْبِعَاءِ","41":"رَجَبٌ","42":"Half past five","43":"Because the number is above five"}',37.5,'','',null,37.5,1788619020,1788619020,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by") values (48,41,5,27,'{"36":"ثَلَاثَةُ كُتُبٍ","37":"خَمْسُ نِسَاءٍ","38":"كِتَابًا","39":"25","40":"يَوْمُ الأَرْبِعَاءِ","41":"رَمَضَانُ","42":"A quarter to five","43":"Because the singular, yawm, is masculine"}',87.5,'','',null,87.5,1791477420,1791477420,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (1,2,12,2,null,'Is مُحَمَّدٌ a noun because of the tanwīn? I thought names were a kind of their own.',1795034220,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (2,2,12,1,1,'A name is a noun. You found its sign yourself: the tanwīn at the end of مُحَمَّدٌ. Now try فَاطِمَةُ, which takes none. Which other sign does she accept?',1795048620,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (3,2,12,5,1,'سَلَّمْتُ عَلَى فَاطِمَةَ. فَقَدْ دَخَلَ عَلَيْهَا حَرْفُ الجَرِّ.',1795070220,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (4,2,12,6,null,'The three tests at the end helped me most. I wrote them on the first page of my book.',1795207020,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (5,1,4,2,null,'I confuse ت and ث when they are small. Is there a way to remember them?',1794854220,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (6,1,4,1,5,'Count: bāʾ has one dot below, tāʾ two above, thāʾ three. One, two, three: ب ت ث.',1794861420,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (7,1,4,7,null,'The video played on 2G without stopping. Thank you.',1795178220,null);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (1,2,'credit',950000,950000,'fund','Wallet funding by the school','funding:zcNdQzmuMOUguvjj0rlcXA',null,1793126220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (2,2,'debit',750000,200000,'enrolment','Enrolment: Al-Ājurrūmiyyah, line by line','enrolment:3',7,1793126220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (3,2,'credit',1015000,1215000,'fund','Wallet funding by the school','funding:KDwvBXPPcxIGBHLTMolviQ',null,1795286220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (4,3,'credit',500000,500000,'fund','Wallet funding by the school','funding:BnBA6rQsYl6pXsjF2zOdug',null,1791470220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (5,3,'debit',400000,100000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:5',6,1791470220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (6,3,'credit',650000,750000,'fund','Wallet funding by the school','funding:wqPnaT-lNziOmeH7wC9dmw',null,1792885020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (7,3,'debit',550000,200000,'enrolment','Enrolment: The Arabic of Ḥadīth · لُغَةُ الحَدِيثِ','enrolment:6',12,1792885020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (8,4,'credit',550000,550000,'fund','Wallet funding by the school','funding:GApmU8t4SixStoaEyEsdUg',null,1790685420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (9,4,'debit',150000,400000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:7',9,1790685420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (10,5,'credit',200000,200000,'fund','Wallet funding by the school','funding:OUwSpP0nur7XGFNOnmVbbg',null,1788968220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (11,5,'debit',200000,0,'enrolment','Enrolment: Revision Circle · حَلْقَةُ المُرَاجَعَةِ','enrolment:11',13,1788968220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (12,6,'credit',1150000,1150000,'fund','Wallet funding by the school','funding:TGC-iMW_9Y-pdX8fvmhLJw',null,1789025820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (13,6,'debit',750000,400000,'enrolment','Enrolment: Al-Ājurrūmiyyah, line by line','enrolment:13',7,1789025820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (14,2,'credit',10000,1225000,'referral','Referral reward: Hauwa Ibrahim joined','referral:7:referrer',null,1789389420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (15,7,'credit',10000,10000,'referral','Referral welcome bonus','referral:7:friend',null,1789389420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (16,7,'credit',350000,360000,'fund','Wallet funding by the school','funding:Qh8zh1SCp_d4KE-IwS55Xg',null,1792319820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (17,7,'debit',350000,10000,'enrolment','Enrolment: Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','enrolment:15',4,1792319820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (18,2,'credit',10000,1235000,'referral','Referral reward: Abdullahi Sani joined','referral:8:referrer',null,1785782220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (19,8,'credit',10000,10000,'referral','Referral welcome bonus','referral:8:friend',null,1785782220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (20,8,'credit',500000,510000,'fund','Wallet funding by the school','funding:mgtum1S00MxAu122k9HbUQ',null,1788442620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (21,8,'debit',400000,110000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:18',6,1788442620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (22,4,'credit',10000,410000,'referral','Referral reward: Zainab Abubakar joined','referral:9:referrer',null,1787315820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (23,9,'credit',10000,10000,'referral','Referral welcome bonus','referral:9:friend',null,1787315820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (24,9,'credit',500000,510000,'fund','Wallet funding by the school','funding:BoBbaA77c4iJAPkNTUBUsA',null,1789677420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (25,9,'debit',400000,110000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:21',6,1789677420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (26,7,'credit',10000,20000,'referral','Referral reward: Ibrahim Ƙaura joined','referral:10:referrer',null,1790069820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (27,10,'credit',10000,10000,'referral','Referral welcome bonus','referral:10:friend',null,1790069820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (28,10,'credit',550000,560000,'fund','Wallet funding by the school','funding:HfN4wcOpcvM8--gwa8iI8A',null,1791880620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (29,10,'debit',400000,160000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:24',6,1791880620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (30,2,'credit',10000,1245000,'referral','Referral reward: Maryam Lawal joined','referral:11:referrer',null,1784885820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (31,11,'credit',10000,10000,'referral','Referral welcome bonus','referral:11:friend',null,1784885820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (32,9,'credit',10000,120000,'referral','Referral reward: Yūsuf Ọláwálé joined','referral:12:referrer',null,1784306220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (33,12,'credit',10000,10000,'referral','Referral welcome bonus','referral:12:friend',null,1784306220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (34,13,'credit',450000,450000,'fund','Wallet funding by the school','funding:ij2LZIc8rSsMszmibVTnvw',null,1788183420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (35,13,'debit',400000,50000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:30',6,1788183420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (36,13,'credit',700000,750000,'fund','Wallet funding by the school','funding:2XyDAzQ3nb582Ag8DQSe4w',null,1789853820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (37,13,'debit',550000,200000,'enrolment','Enrolment: The Arabic of Ḥadīth · لُغَةُ الحَدِيثِ','enrolment:31',12,1789853820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (38,14,'credit',550000,550000,'fund','Wallet funding by the school','funding:oeoHJgNk1DfszQTBCDqv9w',null,1795210620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (39,14,'debit',500000,50000,'enrolment','Enrolment: Ṣarf, the Shape of Words · عِلْمُ الصَّرْفِ','enrolment:33',8,1795210620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (40,15,'credit',450000,450000,'fund','Wallet funding by the school','funding:cbQw8m5HqGpyMLWPZetn3Q',null,1785800220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (41,15,'debit',400000,50000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:35',6,1785800220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (42,16,'credit',900000,900000,'fund','Wallet funding by the school','funding:2upkAF4rDhrOAjNmVYLD9g',null,1790059020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (43,16,'debit',750000,150000,'enrolment','Enrolment: Al-Ājurrūmiyyah, line by line','enrolment:38',7,1790059020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (44,16,'credit',750000,900000,'fund','Wallet funding by the school','funding:rh77OdIqQ4OmtIwB_eCY2w',null,1794137820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (45,16,'debit',750000,150000,'renewal','Subscription renewal: Al-Ājurrūmiyyah, line by line','renewal:38:1796729820',7,1794137820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (46,17,'credit',500000,500000,'fund','Wallet funding by the school','funding:Irh6HBZvtfq5F4PPgVaM6A',null,1787456220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (47,17,'debit',500000,0,'enrolment','Enrolment: Ṣarf, the Shape of Words · عِلْمُ الصَّرْفِ','enrolment:40',8,1787456220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (48,5,'credit',10000,10000,'referral','Referral reward: Ruqayya Mustapha joined','referral:18:referrer',null,1791898620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (49,18,'credit',10000,10000,'referral','Referral welcome bonus','referral:18:friend',null,1791898620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (50,18,'credit',750000,760000,'fund','Wallet funding by the school','funding:yXoQb4DtO8pvWeG8jJeIAg',null,1794937020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (51,18,'debit',350000,410000,'enrolment','Enrolment: Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','enrolment:42',4,1794937020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (52,19,'credit',550000,550000,'fund','Wallet funding by the school','funding:5iHw0nZsrHcdE3EMTSH-BQ',null,1792175820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (53,19,'debit',200000,350000,'enrolment','Enrolment: Revision Circle · حَلْقَةُ المُرَاجَعَةِ','enrolment:44',13,1792175820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (54,3,'credit',10000,210000,'referral','Referral reward: Halima Dauda joined','referral:20:referrer',null,1785335820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (55,20,'credit',10000,10000,'referral','Referral welcome bonus','referral:20:friend',null,1785335820);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (56,20,'credit',300000,310000,'fund','Wallet funding by the school','funding:4hBPWGMeRZ80zgGPj-cITg',null,1785508620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (57,20,'debit',150000,160000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:45',9,1785508620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (58,21,'credit',950000,950000,'fund','Wallet funding by the school','funding:7OeU5775vkY1e21d6v2qoQ',null,1788835020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (59,21,'debit',600000,350000,'enrolment','Enrolment: Conversation at Work · المُحَادَثَةُ فِي العَمَلِ','enrolment:49',11,1788835020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (60,22,'credit',400000,400000,'fund','Wallet funding by the school','funding:SuPKVSHhJTYtHkW9tepaHA',null,1789810620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (61,22,'debit',350000,50000,'enrolment','Enrolment: Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','enrolment:51',4,1789810620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (62,7,'credit',10000,30000,'referral','Referral reward: Umar Farouk Isa joined','referral:23:referrer',null,1787582220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (63,23,'credit',10000,10000,'referral','Referral welcome bonus','referral:23:friend',null,1787582220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (64,23,'credit',700000,710000,'fund','Wallet funding by the school','funding:yO3Ra_Ws_kk21qcvzhf6Bg',null,1790008620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (65,23,'debit',600000,110000,'enrolment','Enrolment: Conversation at Work · المُحَادَثَةُ فِي العَمَلِ','enrolment:54',11,1790008620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (66,11,'credit',10000,20000,'referral','Referral reward: Mubarak Ojo joined','referral:25:referrer',null,1781865420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (67,25,'credit',10000,10000,'referral','Referral welcome bonus','referral:25:friend',null,1781865420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (68,25,'credit',550000,560000,'fund','Wallet funding by the school','funding:oObCjs0xo1O3myT9o8xw8w',null,1782038220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (69,25,'debit',150000,410000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:57',9,1782038220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (70,26,'credit',550000,550000,'fund','Wallet funding by the school','funding:bib00By-kGGoqTphOCC0OA',null,1784475420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (71,26,'debit',150000,400000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:60',9,1784475420);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (72,27,'credit',400000,400000,'fund','Wallet funding by the school','funding:d0ObtL66QkkNMF3ERCwCDQ',null,1788187020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (73,27,'debit',150000,250000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:63',9,1788187020);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (74,22,'credit',10000,60000,'referral','Referral reward: Adebayo Lateef joined','referral:29:referrer',null,1794580620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (75,29,'credit',10000,10000,'referral','Referral welcome bonus','referral:29:friend',null,1794580620);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (76,29,'credit',200000,210000,'fund','Wallet funding by the school','funding:Uz5iph1j2KohfoiBIjMB2Q',null,1794926220);
insert into "ledger" ("id","person_id","type","amount","balance","service","description","reference","class_id","at") values (77,29,'debit',150000,60000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:67',9,1794926220);
insert into "payments" ("id","reference","person_id","purpose","class_id","amount","currency","state","provider","remark","opened_at","settled_at") values (1,'FUND_67141779525007',2,'fund',null,500000,'NGN','pending','sandbox','',1795286222,null);
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at") values (1,'x1qv7c-WAlA99bJZank5Pg','The new term has begun','As-salāmu ʿalaykum. All classes are open again. If you are new, begin with The Twenty-Eight Letters.
Each class has its own rhythm: read one lesson, say every line aloud, then rest.','inApp',0,1,null,null,1,1791743820);
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at") values (2,'Z1DYQJ0GxY86wEpKc_Havw','Al-Ājurrūmiyyah: two lessons on their way','The lessons on the signs of the nominative and the accusative open in the coming weeks, on the days that your class page shows.
Until then, hand in the exam “Noun or verb?”, for it opens the rest.','inApp',0,1,null,null,1,1794249420);
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at") values (3,'LbJaqRr9kV6m9M4suutCZw','Live revision on Saturday · مُرَاجَعَةٌ','We meet on Saturday after ʿaṣr to read the sentences of the week together.
Bring one sentence of your own. The group’s address stands under Important Links of your class.','inApp',0,1,null,null,1,1795113420);
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at") values (4,'HbT-wj0jkkH2cQoIoxhujw','Eid','عِيدٌ مُبَارَكٌ','both',0,1,null,null,1,1795286222);
insert into "inbox" ("id","message_id","student_id","read_at") values (1,1,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (2,1,3,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (3,1,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (4,1,5,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (5,1,6,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (6,1,7,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (7,1,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (8,1,9,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (9,1,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (10,1,11,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (11,1,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (12,1,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (13,1,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (14,1,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (15,1,16,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (16,1,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (17,1,18,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (18,1,19,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (19,1,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (20,1,21,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (21,1,22,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (22,1,23,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (23,1,24,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (24,1,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (25,1,26,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (26,1,27,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (27,1,28,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (28,1,29,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (29,1,30,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (30,1,31,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (31,2,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (32,2,3,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (33,2,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (34,2,5,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (35,2,6,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (36,2,7,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (37,2,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (38,2,9,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (39,2,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (40,2,11,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (41,2,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (42,2,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (43,2,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (44,2,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (45,2,16,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (46,2,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (47,2,18,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (48,2,19,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (49,2,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (50,2,21,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (51,2,22,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (52,2,23,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (53,2,24,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (54,2,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (55,2,26,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (56,2,27,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (57,2,28,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (58,2,29,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (59,2,30,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (60,2,31,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (61,3,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (62,3,3,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (63,3,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (64,3,5,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (65,3,6,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (66,3,7,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (67,3,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (68,3,9,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (69,3,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (70,3,11,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (71,3,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (72,3,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (73,3,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (74,3,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (75,3,16,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (76,3,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (77,3,18,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (78,3,19,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (79,3,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (80,3,21,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (81,3,22,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (82,3,23,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (83,3,24,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (84,3,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (85,3,26,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (86,3,27,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (87,3,28,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (88,3,29,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (89,3,30,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (90,3,31,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (91,4,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (92,4,3,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (93,4,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (94,4,5,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (95,4,6,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (96,4,7,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (97,4,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (98,4,9,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (99,4,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (100,4,11,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (101,4,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (102,4,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (103,4,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (104,4,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (105,4,16,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (106,4,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (107,4,18,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (108,4,19,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (109,4,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (110,4,21,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (111,4,22,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (112,4,23,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (113,4,24,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (114,4,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (115,4,26,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (116,4,27,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (117,4,28,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (118,4,29,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (119,4,30,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (120,4,31,null);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (1,4,'student@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (2,4,'student2@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (3,4,'student3@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (4,4,'student4@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (5,4,'student5@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (6,4,'student6@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (7,4,'student7@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (8,4,'student8@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (9,4,'student9@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (10,4,'student10@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (11,4,'student11@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (12,4,'student12@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (13,4,'student13@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (14,4,'student14@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (15,4,'student15@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (16,4,'student16@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (17,4,'student17@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (18,4,'student18@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (19,4,'student19@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (20,4,'student20@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (21,4,'student21@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (22,4,'student22@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (23,4,'student23@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (24,4,'student24@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (25,4,'student25@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (26,4,'student26@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (27,4,'student27@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (28,4,'student28@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (29,4,'student29@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (30,4,'student30@demo.example','Eid','عِيدٌ مُبَارَكٌ',0,1795286222,0,null,null,'',1795286222);
insert into "outgoing_mail" ("id","message_id","to_address","subject","body","tries","next_try_at","claimed_until","sent_at","failed_at","last_error","created_at") values (31,null,'student@demo.example','Lisan: your code to reset the password','Your code is 395547

Enter it where you asked for it, with the new password. It works once and for 15 minutes.

If you did not ask for it, there is nothing to do: the password stays as it is.

Lisan',0,1795286222,0,null,null,'',1795286222);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (1,'easy','How many pillars is Islam built upon?','Five','Three','Four','Seven',15,'Ṣaḥīḥ al-Bukhārī 8',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (2,'easy','What is the testimony of faith, the first pillar of Islam, called?','Shahādah','Zakāh','Tilāwah','Khuṭbah',15,'Ṣaḥīḥ al-Bukhārī 8',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (3,'easy','Which pillar of Islam is performed in the month of Ramaḍān?','Fasting','Pilgrimage','Testimony','Sacrifice',15,'Qur''an 2:185',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (4,'easy','In which city do Muslims perform the ḥajj?','Makkah','al-Madīnah','Damascus','Cairo',15,'Qur''an 3:96-97',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (5,'easy','Which pillar of Islam is a fixed share of wealth given to those entitled to it?','Zakāh','Ṣawm','ʿUmrah','Hadiyyah',15,'Qur''an 9:60',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (6,'easy','How many prayers are obligatory for a Muslim in a day and night?','Five','Three','Six','Eight',15,'Ṣaḥīḥ al-Bukhārī 46',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (7,'easy','How many rakʿahs are obligatory in the Fajr prayer?','Two','Three','Four','One',15,'Ibn Ḥazm, Marātib al-ijmāʿ',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (8,'easy','How many rakʿahs are obligatory in the Maghrib prayer?','Three','Two','Four','Five',15,'Ibn Ḥazm, Marātib al-ijmāʿ',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (9,'easy','How many rakʿahs are obligatory in the Ẓuhr prayer for someone who is not travelling?','Four','Two','Three','Six',15,'Ibn Ḥazm, Marātib al-ijmāʿ',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (10,'easy','Which obligatory prayer is performed between the break of dawn and sunrise?','Fajr','Ẓuhr','ʿAṣr','ʿIshāʾ',15,'Ṣaḥīḥ Muslim 612',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (11,'easy','Which obligatory prayer begins when the sun has set?','Maghrib','ʿIshāʾ','ʿAṣr','Fajr',15,'Ṣaḥīḥ Muslim 612',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (12,'easy','What do Muslims face when they pray?','The Kaʿbah','The rising sun','Mount Ṭūr','The moon',15,'Qur''an 2:144',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (13,'easy','What is the call to prayer called?','Adhān','Khuṭbah','Duʿāʾ','Dhikr',15,'Ṣaḥīḥ al-Bukhārī 604',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (14,'easy','What is the washing of face, arms and feet, and wiping of the head, before prayer called?','Wuḍūʾ','Ghusl','Tayammum','Siwāk',15,'Qur''an 5:6',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (15,'easy','What may a person perform with clean earth when no water can be found?','Tayammum','Iʿtikāf','Ṭawāf','Ghusl',15,'Qur''an 5:6',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (16,'easy','On which day do Muslims gather for the Jumuʿah prayer?','Friday','Thursday','Saturday','Monday',15,'Qur''an 62:9',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (17,'easy','What is the bowing position in prayer called?','Rukūʿ','Sujūd','Qiyām','Taslīm',15,'Qur''an 22:77',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (18,'easy','What is placing the forehead on the ground in prayer called?','Sujūd','Rukūʿ','Julūs','Qunūt',15,'Qur''an 22:77',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (19,'easy','With which words does a person enter the prayer?','Allāhu akbar','Al-ḥamdu li-llāh','Subḥān Allāh','Astaghfiru llāh',15,'Ibn Rushd, Bidāyat al-mujtahid',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (20,'easy','In which language was the Qur''an revealed?','Arabic','Hebrew','Persian','Syriac',15,'Qur''an 12:2',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (21,'easy','How many sūrahs are there in the Qur''an?','114','99','120','110',15,'al-Suyūṭī, al-Itqān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (22,'easy','Into how many equal parts (ajzāʾ) is the muṣḥaf commonly divided?','30','20','40','60',15,'al-Zarkashī, al-Burhān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (23,'easy','Which sūrah comes first in the muṣḥaf?','al-Fātiḥah','al-Baqarah','al-ʿAlaq','al-Ikhlāṣ',15,'Qur''an 1',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (24,'easy','Which sūrah comes last in the muṣḥaf?','al-Nās','al-Falaq','al-Masad','al-Naṣr',15,'Qur''an 114',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (25,'easy','Which is the longest sūrah of the Qur''an?','al-Baqarah','Āl ʿImrān','al-Nisāʾ','al-Aʿrāf',15,'al-Zarkashī, al-Burhān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (26,'easy','Which is the shortest sūrah of the Qur''an?','al-Kawthar','al-Ikhlāṣ','al-ʿAṣr','al-Naṣr',15,'al-Zarkashī, al-Burhān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (27,'easy','What does the sūrah name al-Baqarah mean?','The Cow','The Bee','The Ant','The Spider',15,'Qur''an 2:67-71',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (28,'easy','What does the sūrah name al-Fīl mean?','The Elephant','The Night','The Dawn','The Camel',15,'Qur''an 105:1',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (29,'easy','Which sūrah begins with the words ''Qul huwa llāhu aḥad''?','al-Ikhlāṣ','al-Falaq','al-Kāfirūn','al-Nās',15,'Qur''an 112:1',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (30,'easy','Which words follow ''al-ḥamdu li-llāhi'' at the opening of al-Fātiḥah?','Rabbi l-ʿālamīn','Rabbi l-falaq','Māliki l-mulk','Rabbi l-nās',15,'Qur''an 1:2',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (31,'easy','Which angel brought the Qur''an down to the Prophet ﷺ?','Jibrīl','Mīkāl','Mālik','Hārūt',15,'Qur''an 2:97',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (32,'easy','Which night is better than a thousand months?','Laylat al-Qadr','Laylat al-ʿĪd','Laylat ʿArafah','Laylat al-Isrāʾ',15,'Qur''an 97:3',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (33,'easy','Which prophet was the first human being?','Ādam','Nūḥ','Idrīs','Ibrāhīm',15,'Qur''an 2:30-31',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (34,'easy','Who is the Seal of the Prophets?','Muḥammad ﷺ','ʿĪsā','Ibrāhīm','Mūsā',15,'Qur''an 33:40',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (35,'easy','Which prophet was commanded to build the Ark?','Nūḥ','Hūd','Lūṭ','Ṣāliḥ',15,'Qur''an 11:37',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (36,'easy','For which prophet did Allah make the fire cool and safe?','Ibrāhīm','Ismāʿīl','Yūnus','Yūsuf',15,'Qur''an 21:68-69',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (37,'easy','Which prophet was swallowed by a great fish?','Yūnus','Ayyūb','Yūsuf','Nūḥ',15,'Qur''an 37:139-142',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (38,'easy','Who was the mother of the prophet ʿĪsā?','Maryam','Āsiyah','Hājar','Sārah',15,'Qur''an 19:34',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (39,'easy','Which scripture was given to the prophet ʿĪsā?','The Injīl','The Zabūr','The Tawrāh','The Furqān',15,'Qur''an 5:46',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (40,'easy','To which prophet was the Zabūr given?','Dāwūd','Mūsā','Yaḥyā','Hārūn',15,'Qur''an 4:163',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (41,'easy','Which prophet raised the foundations of the Kaʿbah together with his son Ismāʿīl?','Ibrāhīm','Ādam','Yaʿqūb','Isḥāq',15,'Qur''an 2:127',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (42,'easy','Which prophet was thrown into a well by his brothers?','Yūsuf','Mūsā','Yaḥyā','Hārūn',15,'Qur''an 12:15',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (43,'easy','To which tyrant was the prophet Mūsā sent?','Firʿawn','Abrahah','Jālūt','Abū Lahab',15,'Qur''an 79:15-17',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (44,'easy','In which city was the Prophet Muḥammad ﷺ born?','Makkah','al-Ṭāʾif','Jerusalem','al-Madīnah',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (45,'easy','What was the name of the Prophet''s ﷺ father?','ʿAbd Allāh','Abū Ṭālib','al-ʿAbbās','Ḥamzah',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (46,'easy','What was the name of the Prophet''s ﷺ mother?','Āminah','Ḥalīmah','Khadījah','Fāṭimah',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (47,'easy','Who was the first wife of the Prophet ﷺ?','Khadījah','ʿĀʾishah','Ḥafṣah','Umm Salamah',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (48,'easy','In which cave did the first revelation come to the Prophet ﷺ?','Ḥirāʾ','Thawr','Uḥud','al-Kahf',15,'Ṣaḥīḥ al-Bukhārī 3',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (49,'easy','To which city did the Prophet ﷺ make the Hijrah?','al-Madīnah','al-Ṭāʾif','Damascus','Ṣanʿāʾ',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (50,'easy','In which city is the Prophet ﷺ buried?','al-Madīnah','Makkah','Jerusalem','Baghdad',15,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (51,'easy','Who became the first caliph after the Prophet ﷺ?','Abū Bakr','ʿUmar','ʿUthmān','Muʿāwiyah',15,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (52,'easy','Which companion, once a slave in Makkah, is famous for calling the adhān?','Bilāl','Salmān','ʿAmmār','Zayd',15,'Ṣaḥīḥ al-Bukhārī 604',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (53,'easy','Which daughter of the Prophet ﷺ was married to ʿAlī ibn Abī Ṭālib?','Fāṭimah','Zaynab','Ruqayyah','Umm Kulthūm',15,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (54,'easy','At what time of day is the fast broken?','Sunset','Noon','Midnight','Mid-afternoon',15,'Ṣaḥīḥ al-Bukhārī 1954',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (55,'easy','What is the meal eaten before the dawn of a day of fasting called?','Suḥūr','Ifṭār','Walīmah','ʿAqīqah',15,'Ṣaḥīḥ al-Bukhārī 1923',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (56,'easy','ʿĪd al-Fiṭr falls on the first day of which month?','Shawwāl','Ramaḍān','Shaʿbān','Rajab',15,'Ibn Rushd, Bidāyat al-mujtahid',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (57,'easy','In which month do the pilgrims stand at ʿArafah?','Dhū l-Ḥijjah','Muḥarram','Rabīʿ al-Awwal','Dhū l-Qaʿdah',15,'Ibn Rushd, Bidāyat al-mujtahid',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (58,'easy','How many circuits around the Kaʿbah make one ṭawāf?','Seven','Three','Five','Ten',15,'Ibn Rushd, Bidāyat al-mujtahid',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (59,'easy','Between which two hills do pilgrims walk in the saʿy?','Ṣafā and Marwah','Uḥud and Thawr','ʿArafah and Minā','Sīnāʾ and Jūdī',15,'Qur''an 2:158',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (60,'easy','How many months are there in a year, according to the Qur''an?','Twelve','Ten','Eleven','Thirteen',15,'Qur''an 9:36',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (61,'easy','Which is the first month of the Islamic year?','Muḥarram','Ramaḍān','Ṣafar','Rajab',15,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (62,'easy','What does a Muslim say on beginning to eat?','Bismi llāh','Al-ḥamdu li-llāh','Subḥān Allāh','Allāhu akbar',15,'Ṣaḥīḥ al-Bukhārī 5376',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (63,'easy','What does a Muslim say after sneezing?','Al-ḥamdu li-llāh','Astaghfiru llāh','Allāhu akbar','Mā shāʾa llāh',15,'Ṣaḥīḥ al-Bukhārī 6224',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (64,'easy','What does the Arabic word ''kitāb'' mean?','Book','Pen','Door','House',15,'Qur''an 2:2',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (65,'easy','What does the Arabic word ''qalam'' mean?','Pen','Moon','Book','Heart',15,'Qur''an 68:1',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (66,'easy','What does the Arabic word ''bayt'' mean?','House','Road','Garden','Sea',15,'Qur''an 3:96',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (67,'easy','Who led the movement from which the Sokoto Caliphate was founded?','Usman dan Fodio','Mansa Musa','Askia Muhammad','Idris Alooma',15,'Muḥammad Bello, Infāq al-maysūr',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (68,'easy','In which present-day country is the city of Timbuktu?','Mali','Ghana','Senegal','Niger',15,'al-Saʿdī, Tārīkh al-Sūdān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (69,'intermediate','In the ḥadīth of Jibrīl, of how many things is faith (īmān) said to consist?','Six','Four','Five','Seven',20,'Ṣaḥīḥ Muslim 8',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (70,'intermediate','In the ḥadīth of Jibrīl, to worship Allah as though you see Him is the meaning of which word?','Iḥsān','Islām','Īmān','Ikhlāṣ',25,'Ṣaḥīḥ Muslim 8',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (71,'intermediate','By what are actions judged, in the first ḥadīth of Ṣaḥīḥ al-Bukhārī?','Intentions','Witnesses','Results','Numbers',20,'Ṣaḥīḥ al-Bukhārī 1',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (72,'intermediate','Complete the ḥadīth: ''The best of you are those who learn the Qur''an and …''','teach it','write it','copy it','explain it',20,'Ṣaḥīḥ al-Bukhārī 5027',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (73,'intermediate','How many kinds of people will Allah shade on the Day when there is no shade but His?','Seven','Three','Five','Ten',20,'Ṣaḥīḥ al-Bukhārī 660',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (74,'intermediate','Which gate of Paradise is entered only by those who fasted?','al-Rayyān','al-Firdaws','al-Salsabīl','al-Kawthar',20,'Ṣaḥīḥ al-Bukhārī 1896',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (75,'intermediate','The Prophet ﷺ said: ''Purity is half of …'' what?','Faith','Prayer','Charity','Knowledge',20,'Ṣaḥīḥ Muslim 223',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (76,'intermediate','After fasting Ramaḍān, how many days of Shawwāl does the ḥadīth mention for it to be like fasting a lifetime?','Six','Three','Ten','Seven',25,'Ṣaḥīḥ Muslim 1164',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (77,'intermediate','Which is the only woman mentioned by her own name in the Qur''an?','Maryam','Khadījah','Ḥawwāʾ','Āsiyah',20,'al-Suyūṭī, al-Itqān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (78,'intermediate','Which companion of the Prophet ﷺ is mentioned by name in the Qur''an?','Zayd','Bilāl','ʿUmar','Anas',20,'Qur''an 33:37',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (79,'intermediate','Which sūrah does not begin with the basmalah?','al-Tawbah','al-Anfāl','Yūnus','Muḥammad',20,'al-Zarkashī, al-Burhān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (80,'intermediate','In which sūrah does the basmalah come a second time, at the head of a letter from Sulaymān?','al-Naml','al-Qaṣaṣ','Ṣād','Sabaʾ',25,'Qur''an 27:30',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (81,'intermediate','In which sūrah is Āyat al-Kursī?','al-Baqarah','Āl ʿImrān','al-Kahf','Yā Sīn',20,'Qur''an 2:255',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (82,'intermediate','What is the subject of the longest verse of the Qur''an?','Recording debts','Dividing inheritance','Fasting and illness','Rites of the ḥajj',20,'Qur''an 2:282',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (83,'intermediate','Which sūrah did the Prophet ﷺ say is equal to a third of the Qur''an?','al-Ikhlāṣ','al-Fātiḥah','Yā Sīn','al-Mulk',20,'Ṣaḥīḥ al-Bukhārī 5013',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (84,'intermediate','Which prophet is mentioned by name most often in the Qur''an?','Mūsā','Ibrāhīm','Nūḥ','ʿĪsā',20,'ʿAbd al-Bāqī, al-Muʿjam al-mufahras',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (85,'intermediate','Which companion did Abū Bakr charge with collecting the Qur''an into one set of sheets?','Zayd ibn Thābit','Anas ibn Mālik','Muʿādh ibn Jabal','Ḥassān ibn Thābit',20,'Ṣaḥīḥ al-Bukhārī 4986',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (86,'intermediate','Under which caliph were copies of the muṣḥaf made and sent out to the provinces?','ʿUthmān','ʿUmar','ʿAlī','Muʿāwiyah',20,'Ṣaḥīḥ al-Bukhārī 4987',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (87,'intermediate','Which sūrah tells of the young men who slept in a cave?','al-Kahf','al-Ḥijr','al-Aḥqāf','al-Burūj',20,'Qur''an 18:9-26',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (88,'intermediate','In which sūrah do the verses declaring the innocence of ʿĀʾishah come?','al-Nūr','al-Taḥrīm','al-Aḥzāb','al-Nisāʾ',20,'Qur''an 24:11-20',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (89,'intermediate','Which prophet was sent to the people of ʿĀd?','Hūd','Ṣāliḥ','Shuʿayb','Lūṭ',20,'Qur''an 7:65',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (90,'intermediate','To which people was the prophet Ṣāliḥ sent?','Thamūd','Madyan','ʿĀd','Sabaʾ',20,'Qur''an 7:73',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (91,'intermediate','Which prophet was sent to Madyan?','Shuʿayb','Hūd','Ilyās','Yūnus',20,'Qur''an 7:85',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (92,'intermediate','Who was the brother of Mūsā, made a prophet along with him?','Hārūn','Yūshaʿ','Dāwūd','Zakariyyā',20,'Qur''an 19:53',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (93,'intermediate','Which bird brought Sulaymān news of the Queen of Sabaʾ?','The hoopoe','The raven','The falcon','The dove',20,'Qur''an 27:20-22',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (94,'intermediate','Which wise man''s advice to his son is told in the sūrah that bears his name?','Luqmān','Ṭālūt','al-Khaḍir','Dhū l-Qarnayn',20,'Qur''an 31:13-19',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (95,'intermediate','Against whom did Dhū l-Qarnayn build a barrier?','Yaʾjūj and Maʾjūj','ʿĀd and Thamūd','Jālūt and his army','Firʿawn and Hāmān',20,'Qur''an 18:94-97',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (96,'intermediate','Which rich man of the people of Mūsā was swallowed by the earth with his house?','Qārūn','Hāmān','al-Sāmirī','Jālūt',20,'Qur''an 28:76-81',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (97,'intermediate','Whom did the prophet Dāwūd kill?','Jālūt','Qārūn','Ṭālūt','Hāmān',20,'Qur''an 2:251',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (98,'intermediate','Which prophet was the father of Yaḥyā?','Zakariyyā','ʿImrān','Ilyās','Yaʿqūb',20,'Qur''an 19:7',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (99,'intermediate','Who led the army with the elephant against the Kaʿbah in the year the Prophet ﷺ was born?','Abrahah','Hiraql','Abū Jahl','Kisrā',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (100,'intermediate','Who was the Prophet''s ﷺ grandfather, who cared for him after his mother died?','ʿAbd al-Muṭṭalib','ʿAbd Manāf','Abū Sufyān','Umayyah ibn Khalaf',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (101,'intermediate','Which uncle brought up the Prophet ﷺ after his grandfather died?','Abū Ṭālib','al-ʿAbbās','Ḥamzah','Abū Lahab',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (102,'intermediate','Who nursed the Prophet ﷺ among the tribe of Banū Saʿd?','Ḥalīmah','Barakah','Thuwaybah','Sumayyah',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (103,'intermediate','To which land did the first Muslim emigrants go, before the Hijrah to al-Madīnah?','Abyssinia','Palestine','al-Yaman','Mesopotamia',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (104,'intermediate','Who spoke for the Muslims before the Negus (al-Najāshī)?','Jaʿfar ibn Abī Ṭālib','Muṣʿab ibn ʿUmayr','Saʿd ibn Abī Waqqāṣ','ʿAmr ibn al-ʿĀṣ',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (105,'intermediate','Which two close supporters of the Prophet ﷺ died shortly before his journey to al-Ṭāʾif?','Khadījah and Abū Ṭālib','Āminah and Abū Lahab','Ḥamzah and Jaʿfar','Sumayyah and Yāsir',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (106,'intermediate','In which cave did the Prophet ﷺ and Abū Bakr hide during the Hijrah?','Thawr','Ḥirāʾ','Abū Qubays','Uḥud',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (107,'intermediate','In which month was the battle of Badr fought?','Ramaḍān','Shawwāl','Rajab','Shaʿbān',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (108,'intermediate','In which year of the Hijrah was the battle of Uḥud?','3 AH','2 AH','6 AH','8 AH',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (109,'intermediate','Whose advice was it to dig a trench in defence of al-Madīnah?','Salmān al-Fārisī','Khālid ibn al-Walīd','Ṣuhayb al-Rūmī','Saʿd ibn Muʿādh',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (110,'intermediate','In which year of the Hijrah was the truce of al-Ḥudaybiyah made?','6 AH','3 AH','4 AH','9 AH',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (111,'intermediate','In which year of the Hijrah was Makkah opened to the Muslims?','8 AH','5 AH','7 AH','10 AH',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (112,'intermediate','In which year of the Hijrah did the Prophet ﷺ make his Farewell Pilgrimage?','10 AH','7 AH','8 AH','11 AH',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (113,'intermediate','Which uncle of the Prophet ﷺ was killed at Uḥud and called the Lion of Allah?','Ḥamzah','al-ʿAbbās','Abū Ṭālib','al-Ḥārith',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (114,'intermediate','Which commander did the Prophet ﷺ call one of the swords of Allah?','Khālid ibn al-Walīd','ʿAmr ibn al-ʿĀṣ','Usāmah ibn Zayd','ʿUqbah ibn Nāfiʿ',20,'Ṣaḥīḥ al-Bukhārī 4262',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (115,'intermediate','Which caliph was called Dhū l-Nūrayn, because he married two daughters of the Prophet ﷺ?','ʿUthmān','ʿUmar','ʿAlī','Abū Bakr',20,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (116,'intermediate','Which companion narrated the greatest number of ḥadīth?','Abū Hurayrah','Ibn Masʿūd','Abū Dharr','Anas ibn Mālik',20,'Ibn al-Ṣalāḥ, al-Muqaddimah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (117,'intermediate','Under which caliph was the Hijrah adopted as the start of the calendar?','ʿUmar','ʿAlī','ʿUthmān','Muʿāwiyah',20,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (118,'intermediate','How many groups of people entitled to zakāh does the Qur''an list?','Eight','Four','Six','Ten',20,'Qur''an 9:60',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (119,'intermediate','What fraction of gold, silver or money that has reached the niṣāb is due as zakāh?','One fortieth','One tenth','One twentieth','One fifth',20,'Ibn Rushd, Bidāyat al-mujtahid',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (120,'intermediate','How much is zakāt al-fiṭr for each person, if it is given in dates or barley?','One ṣāʿ','One mudd','Two mudds','Five wasqs',20,'Ṣaḥīḥ al-Bukhārī 1503',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (121,'intermediate','On which day of Dhū l-Ḥijjah do the pilgrims stand at ʿArafah?','The ninth','The first','The eighth','The twelfth',20,'Ibn Rushd, Bidāyat al-mujtahid',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (122,'intermediate','On leaving ʿArafah after sunset, where do the pilgrims go to spend the night?','Muzdalifah','al-Ṭāʾif','Masjid Qubāʾ','al-Juḥfah',20,'Ṣaḥīḥ Muslim 1218',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (123,'intermediate','How many pebbles are thrown at each jamrah at its time of stoning?','Seven','Three','Five','Ten',20,'Ṣaḥīḥ Muslim 1218',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (124,'intermediate','What is the state of consecration into which a pilgrim enters for ḥajj or ʿumrah called?','Iḥrām','Ṭawāf','Iʿtikāf','Taḥallul',20,'Ibn Rushd, Bidāyat al-mujtahid',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (125,'intermediate','Which city did the Muslims face in prayer before the qiblah was changed to the Kaʿbah?','Jerusalem','Damascus','al-Ṭāʾif','Baghdad',20,'Ṣaḥīḥ al-Bukhārī 40',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (126,'intermediate','To which mosque was the Prophet ﷺ taken on the Night Journey, as the Qur''an tells?','al-Masjid al-Aqṣā','Masjid Qubāʾ','al-Masjid al-Nabawī','Masjid al-Qiblatayn',20,'Qur''an 17:1',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (127,'intermediate','How many daily prayers were first commanded on the night of the Miʿrāj, before they were lightened?','Fifty','Ten','Twenty','Forty',25,'Ṣaḥīḥ al-Bukhārī 349',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (128,'intermediate','Which prayer is held to ask Allah for rain?','Ṣalāt al-istisqāʾ','Ṣalāt al-kusūf','Ṣalāt al-khawf','Ṣalāt al-istikhārah',20,'Ṣaḥīḥ al-Bukhārī 1012',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (129,'intermediate','What is retreat in the mosque for worship, as in the last ten days of Ramaḍān, called?','Iʿtikāf','Iḥrām','Tahajjud','Ribāṭ',20,'Qur''an 2:187',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (130,'intermediate','Into how many kinds do the grammarians divide the word in Arabic?','Three','Two','Four','Five',20,'al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (131,'intermediate','What is the plural of ''kitāb'' in Arabic?','kutub','kātib','kitābān','kuttāb',20,'Qur''an 98:3',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (132,'intermediate','What does the Arabic word ''jannatān'' mean?','Two gardens','A great garden','Many gardens','The gardeners',20,'Qur''an 55:46',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (133,'intermediate','Which imām compiled al-Muwaṭṭaʾ?','Mālik ibn Anas','al-Shāfiʿī','Abū Dāwūd','Ibn Mājah',20,'Mālik, al-Muwaṭṭaʾ',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (134,'intermediate','Which ruler of Mali is remembered for his great pilgrimage to Makkah in 1324?','Mansa Musa','Sunni Ali','Sundiata Keita','Askia Muhammad',20,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (135,'intermediate','In which city is the Sankoré mosque, a famous seat of learning?','Timbuktu','Sokoto','Kano','Agadez',20,'al-Saʿdī, Tārīkh al-Sūdān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (136,'intermediate','Which daughter of Usman dan Fodio is known as a scholar, poet and teacher of women?','Nana Asma''u','Queen Amina','Hafsat','Khadijat',20,'Boyd and Mack, Collected Works of Nana Asma''u',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (137,'hard','According to al-Ājurrūmiyyah, what are the signs of the noun besides the letters of jarr?','khafḍ, tanwīn and al-','qad, sīn and sawfa','tāʾ, nūn and yāʾ','kasrah, sukūn and qad',25,'al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (138,'hard','Which of these is a sign of the verb according to al-Ājurrūmiyyah?','qad','tanwīn','al-','min',25,'al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (139,'hard','With what is the dual noun put in rafʿ?','Alif','Wāw','Nūn','Ḍammah',25,'al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (140,'hard','With what is the sound masculine plural put in rafʿ?','Wāw','Alif','Yāʾ','Fatḥah',25,'al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (141,'hard','With what is the sound feminine plural put in naṣb?','Kasrah','Fatḥah','Alif','Yāʾ',25,'al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (142,'hard','What do kāna and its sisters do to the subject and its predicate?','rafʿ of the subject, naṣb of the predicate','naṣb of the subject, rafʿ of the predicate','naṣb of the subject, naṣb of the predicate','jarr of the subject, rafʿ of the predicate',30,'al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (143,'hard','Which of these particles puts the present verb in jazm?','lam','lan','kay','an',25,'al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (144,'hard','In ''aḥada ʿashara kawkaban'' (Qur''an 12:4), what is the word ''kawkaban'' in grammar?','tamyīz','ḥāl','badal','mafʿūl bihi',25,'Qur''an 12:4; al-Ājurrūmiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (145,'hard','Who wrote the grammar in a thousand lines of verse known as the Alfiyyah of Arabic grammar?','Ibn Mālik','Ibn ʿAqīl','Ibn Jinnī','Ibn al-Ḥājib',30,'Ibn Mālik, al-Alfiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (146,'hard','Which grammarian wrote the work known simply as al-Kitāb?','Sībawayh','al-Kisāʾī','al-Farrāʾ','al-Mubarrad',25,'Sībawayh, al-Kitāb',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (147,'hard','Which scholar set out the metres of Arabic poetry and is credited with Kitāb al-ʿAyn?','al-Khalīl ibn Aḥmad','al-Aṣmaʿī','Abū l-Aswad al-Duʾalī','Ibn Manẓūr',25,'Ibn Khallikān, Wafayāt al-aʿyān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (148,'hard','In tajwīd, the letters gathered in the words ''quṭbu jadd'' are the letters of what?','qalqalah','ikhfāʾ','idghām','iẓhār',25,'Ibn al-Jazarī, al-Muqaddimah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (149,'hard','Into which letter does a nūn with sukūn change by iqlāb before bāʾ?','mīm','lām','wāw','rāʾ',25,'Ibn al-Jazarī, al-Muqaddimah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (150,'hard','Which sūrah is also called al-Qitāl (Fighting)?','Muḥammad','al-Anfāl','al-Fatḥ','al-Ṣaff',25,'al-Suyūṭī, al-Itqān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (151,'hard','Which sūrah is also called Barāʾah?','al-Tawbah','al-Anfāl','al-Aḥzāb','al-Mumtaḥanah',25,'al-Suyūṭī, al-Itqān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (152,'hard','Which sūrah has the name of Allah in every one of its verses?','al-Mujādilah','al-Ḥashr','al-Ḥadīd','al-Fatḥ',25,'ʿAbd al-Bāqī, al-Muʿjam al-mufahras',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (153,'hard','How many sūrahs open with the letters Ḥā Mīm?','Seven','Four','Five','Nine',25,'al-Zarkashī, al-Burhān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (154,'hard','In which sūrah is the verse ''This day I have perfected your religion for you''?','al-Māʾidah','al-Tawbah','al-Baqarah','al-Naṣr',25,'Qur''an 5:3',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (155,'hard','In which sūrah does the pledge given under the tree come?','al-Fatḥ','al-Anfāl','al-Ṣaff','al-Ḥujurāt',25,'Qur''an 48:18',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (156,'hard','With which battle does the Qur''an connect the day when the believers'' great numbers pleased them but availed them nothing?','Ḥunayn','Tabūk','Khaybar','Muʾtah',30,'Qur''an 9:25',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (157,'hard','In which city does the Qur''an place the two angels Hārūt and Mārūt?','Bābil','Makkah','Sabaʾ','Madyan',25,'Qur''an 2:102',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (158,'hard','How long did Nūḥ stay among his people before the Flood, in the words of the Qur''an?','A thousand years less fifty','A thousand years and fifty','Three hundred years and nine','Seven hundred years less ten',25,'Qur''an 29:14',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (159,'hard','For which prophet did Allah make iron soft?','Dāwūd','Sulaymān','Idrīs','Nūḥ',25,'Qur''an 34:10',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (160,'hard','Which prophet''s people believed, so that the punishment was lifted from them?','Yūnus','Lūṭ','Ṣāliḥ','Shuʿayb',25,'Qur''an 10:98',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (161,'hard','How many years of service were agreed for Mūsā''s marriage in Madyan, ten being his own choice?','Eight','Five','Seven','Nine',30,'Qur''an 28:27',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (162,'hard','For how long was the man who passed by a ruined town made to die before being raised?','A hundred years','Forty years','Seventy years','A thousand years',25,'Qur''an 2:259',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (163,'hard','Who led the Children of Israel astray with the calf?','al-Sāmirī','Qārūn','Hāmān','Balʿam',25,'Qur''an 20:85-88',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (164,'hard','Whom did Allah appoint as king over the Children of Israel, though they objected that he had little wealth?','Ṭālūt','Jālūt','Dhū l-Kifl','Sulaymān',30,'Qur''an 2:247',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (165,'hard','How many poor people are fed, or clothed, in expiation of a broken oath?','Ten','Six','Sixty','Seven',25,'Qur''an 5:89',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (166,'hard','In the expiation of ẓihār, how long does one who cannot free a slave fast?','Two months in a row','Three days in a row','Ten days in all','One month in all',25,'Qur''an 58:3-4',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (167,'hard','How long is the waiting period of a widow who is not pregnant?','Four months and ten days','Three months and ten days','Two months and five days','Six months and ten days',25,'Qur''an 2:234',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (168,'hard','When does the waiting period of a divorced woman who is pregnant end?','At the birth','After three months','After forty days','After four months',25,'Qur''an 65:4',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (169,'hard','What share does a husband inherit if his wife leaves no children or grandchildren?','One half','One third','One quarter','Two thirds',25,'Qur''an 4:12',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (170,'hard','What share does a wife inherit if her husband leaves a child?','One eighth','One sixth','One third','One half',25,'Qur''an 4:12',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (171,'hard','What is the smallest number of freely grazing camels on which zakāh is due?','Five','Ten','Twenty','Forty',25,'Ṣaḥīḥ al-Bukhārī 1447',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (172,'hard','What is the smallest number of freely grazing sheep or goats on which zakāh is due?','Forty','Five','Thirty','A hundred',25,'Ṣaḥīḥ al-Bukhārī 1454',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (173,'hard','What is the niṣāb of silver?','Two hundred dirhams','One hundred dirhams','Twenty dirhams','Four hundred dirhams',25,'Ibn al-Mundhir, al-Ijmāʿ',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (174,'hard','What share is due on buried treasure (rikāz)?','One fifth','One tenth','One fortieth','One half',25,'Ṣaḥīḥ al-Bukhārī 1499',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (175,'hard','Which mīqāt did the Prophet ﷺ fix for the people of al-Madīnah?','Dhū l-Ḥulayfah','al-Juḥfah','Yalamlam','Qarn al-Manāzil',25,'Ṣaḥīḥ al-Bukhārī 1524',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (176,'hard','Which mīqāt did the Prophet ﷺ fix for the people of Yemen?','Yalamlam','al-Juḥfah','Dhū l-Ḥulayfah','Qarn al-Manāzil',25,'Ṣaḥīḥ al-Bukhārī 1524',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (177,'hard','Whom did the Prophet ﷺ send to al-Madīnah before the Hijrah to teach the Qur''an?','Muṣʿab ibn ʿUmayr','Jaʿfar ibn Abī Ṭālib','Ubayy ibn Kaʿb','Saʿd ibn ʿUbādah',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (178,'hard','In whose house did the Prophet ﷺ stay when he first came to al-Madīnah, until his own rooms were built?','Abū Ayyūb al-Anṣārī','Saʿd ibn Muʿādh','Abū Ṭalḥah al-Anṣārī','Asʿad ibn Zurārah',30,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (179,'hard','Who spoke for Quraysh when the truce of al-Ḥudaybiyah was written?','Suhayl ibn ʿAmr','Abū Sufyān ibn Ḥarb','ʿIkrimah ibn Abī Jahl','Ṣafwān ibn Umayyah',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (180,'hard','Who was the first of the three commanders to be killed at Muʾtah?','Zayd ibn Ḥārithah','Jaʿfar ibn Abī Ṭālib','ʿAbd Allāh ibn Rawāḥah','Khālid ibn al-Walīd',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (181,'hard','Who carried the Prophet''s ﷺ letter meant for Hiraql (Heraclius)?','Diḥyah al-Kalbī','Ḥāṭib ibn Abī Baltaʿah','ʿAmr ibn Umayyah','ʿAbd Allāh ibn Ḥudhāfah',25,'Ṣaḥīḥ al-Bukhārī 7',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (182,'hard','In which year of the Hijrah was the expedition to Tabūk?','9 AH','5 AH','7 AH','10 AH',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (183,'hard','How many men gave the first pledge of al-ʿAqabah?','Twelve','Forty','Seventy','Twenty',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (184,'hard','Who commanded the archers posted on the hill at Uḥud?','ʿAbd Allāh ibn Jubayr','Saʿd ibn Abī Waqqāṣ','ʿAbd Allāh ibn Rawāḥah','al-Zubayr ibn al-ʿAwwām',25,'Ṣaḥīḥ al-Bukhārī 3039',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (185,'hard','Who went to sleep in the Prophet''s ﷺ bed on the night he left Makkah?','ʿAlī ibn Abī Ṭālib','Zayd ibn Ḥārithah','Anas ibn Mālik','ʿUmar ibn al-Khaṭṭāb',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (186,'hard','Which companion did the Prophet ﷺ call the trustworthy one of this community?','Abū ʿUbaydah','Abū Dharr','Abū l-Dardāʾ','Abū Hurayrah',25,'Ṣaḥīḥ al-Bukhārī 3744',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (187,'hard','At whose death did the Throne of the All-Merciful shake?','Saʿd ibn Muʿādh','Muʿādh ibn Jabal','Ḥamzah','ʿUthmān ibn Maẓʿūn',25,'Ṣaḥīḥ al-Bukhārī 3803',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (188,'hard','Which companion, killed at Uḥud, was washed by the angels?','Ḥanẓalah','Muṣʿab','Khubayb','Anas ibn al-Naḍr',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (189,'hard','Which companion did the Prophet ﷺ send to Yemen with the words: ''You are going to a people of the Book''?','Muʿādh ibn Jabal','Khālid ibn al-Walīd','Zayd ibn Thābit','Usāmah ibn Zayd',30,'Ṣaḥīḥ al-Bukhārī 1496',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (190,'hard','With whom were the collected sheets of the Qur''an kept after the death of ʿUmar?','Ḥafṣah','ʿĀʾishah','Umm Salamah','Zaynab',25,'Ṣaḥīḥ al-Bukhārī 4986',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (191,'hard','Which caliph wrote to Abū Bakr ibn Ḥazm to have the ḥadīth of the Prophet ﷺ written down?','ʿUmar ibn ʿAbd al-ʿAzīz','ʿAbd al-Malik ibn Marwān','Hārūn al-Rashīd','Muʿāwiyah ibn Abī Sufyān',25,'Ṣaḥīḥ al-Bukhārī, Kitāb al-ʿIlm',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (192,'hard','Who led the Muslim army at the battle of al-Qādisiyyah?','Saʿd ibn Abī Waqqāṣ','Khālid ibn al-Walīd','Abū ʿUbaydah','ʿAmr ibn al-ʿĀṣ',25,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (193,'hard','Who founded the city of al-Qayrawān in North Africa?','ʿUqbah ibn Nāfiʿ','Mūsā ibn Nuṣayr','Ṭāriq ibn Ziyād','ʿAmr ibn al-ʿĀṣ',25,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (194,'hard','Who wrote al-Risālah, the short manual of Mālikī law taught across West Africa?','Ibn Abī Zayd','Ibn Rushd','Ibn al-Qāsim','Ibn ʿAbd al-Barr',25,'Ibn Abī Zayd al-Qayrawānī, al-Risālah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (195,'hard','How many ḥadīth are in al-Nawawī''s collection known as the Forty?','42','40','44','50',25,'al-Nawawī, al-Arbaʿūn',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (196,'hard','Who wrote Tārīkh al-Sūdān, the chronicle of Timbuktu and Songhay?','al-Saʿdī','al-Maghīlī','Ibn Baṭṭūṭah','Aḥmad Bābā',25,'al-Saʿdī, Tārīkh al-Sūdān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (197,'hard','Which scholar of Timbuktu, author of Nayl al-ibtihāj, was taken captive to Marrakesh?','Aḥmad Bābā','Maḥmūd Kaʿti','al-Saʿdī','Muḥammad Bello',25,'al-Saʿdī, Tārīkh al-Sūdān',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (198,'hard','Which ruler of Songhay sought the answers of the scholar al-Maghīlī?','Askia Muhammad','Sunni Ali','Mansa Musa','Askia Dawud',25,'al-Maghīlī, Ajwibah (Replies to Askia Muhammad)',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (199,'hard','Which Moroccan traveller visited the kingdom of Mali in the time of Mansa Sulaymān?','Ibn Baṭṭūṭah','Ibn Khaldūn','Ibn Jubayr','al-Idrīsī',25,'Ibn Baṭṭūṭah, al-Riḥlah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (200,'hard','Who wrote Infāq al-maysūr, a history of the founding of Sokoto?','Muḥammad Bello','ʿAbdullāhi ibn Fūdī','Usman dan Fodio','Gidado dan Laima',25,'Muḥammad Bello, Infāq al-maysūr',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (201,'hard','Who wrote Iḥyāʾ al-sunnah wa-ikhmād al-bidʿah?','Usman dan Fodio','Muḥammad Bello','al-Suyūṭī','al-Maghīlī',25,'ʿUthmān ibn Fūdī, Iḥyāʾ al-sunnah',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (202,'hard','Who wrote Ḍiyāʾ al-taʾwīl, a Qur''an commentary from the Sokoto Caliphate?','ʿAbdullāhi ibn Fūdī','Muḥammad Bello','Usman dan Fodio','Jibrīl ibn ʿUmar',25,'ʿAbdullāhi ibn Fūdī, Ḍiyāʾ al-taʾwīl',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (203,'hard','Which scholar wrote the chronicle of the reign of Mai Idris Alooma of Bornu?','Aḥmad ibn Furṭū','al-Kānimī','Aḥmad Bābā','ʿAbd al-Raḥmān al-Saʿdī',25,'Aḥmad ibn Furṭū, Taʾrīkh Mai Idrīs',null);
insert into "quiz_questions" ("id","level","question","answer","other1","other2","other3","seconds","source","deleted_at") values (204,'hard','Which scholar-ruler of Bornu exchanged letters with Muḥammad Bello about the jihād?','al-Kānimī','Idris Alooma','Ibn Furṭū','Ali Gaji',25,'Muḥammad Bello, Infāq al-maysūr',null);
insert into "quiz_runs" ("id","student_id","level","opened_at","questions","limit_seconds","closed_at","won_day") values (1,2,'easy',1795286222,10,150,null,null);
insert into "certificate_templates" ("id","title","content","footer","created_at","deleted_at") values (1,'Certificate of Completion','has successfully completed The Twenty-Eight Letters','Lisan · لِسَانٌ',1795286220,null);
insert into "certificate_templates" ("id","title","content","footer","created_at","deleted_at") values (2,'Certificate of Excellence · شَهَادَةُ تَفَوُّقٍ','has completed Foundations of Naḥw with distinction','Lisan · لِسَانٌ',1795286220,null);
insert into "certificates" ("id","code","student_id","template_id","title","content","footer","issue_date","issued_by","issued_at") values (1,'YRFtHmEOvVkpayHhwgQEbQ',2,1,'Certificate of Completion','has successfully completed The Twenty-Eight Letters','Lisan · لِسَانٌ','2026-07-14',1,1795286220);
insert into "certificates" ("id","code","student_id","template_id","title","content","footer","issue_date","issued_by","issued_at") values (2,'P37AcuwzX5GPs36NEpolM3',3,1,'Certificate of Completion','has successfully completed The Twenty-Eight Letters','Lisan · لِسَانٌ','2026-07-14',1,1795286220);
insert into "certificates" ("id","code","student_id","template_id","title","content","footer","issue_date","issued_by","issued_at") values (3,'hE6Ggf-6Buy2RwCgKbCiez',4,1,'Certificate of Completion','has successfully completed The Twenty-Eight Letters','Lisan · لِسَانٌ','2026-07-14',1,1795286220);
insert into "certificates" ("id","code","student_id","template_id","title","content","footer","issue_date","issued_by","issued_at") values (4,'roykSJHll4HcGqipS5X1YZ',2,2,'Certificate of Excellence · شَهَادَةُ تَفَوُّقٍ','has completed Foundations of Naḥw with distinction','Lisan · لِسَانٌ','2026-09-22',1,1795286220);
insert into "settings" ("name","value") values ('aboutUs','Our courses take you from the first letter to the classical texts, in order. Each class is a row of short lessons with real Arabic, fully vocalised, and exams that open what comes next.
Begin with The Twenty-Eight Letters if you cannot read yet, or with Foundations of Naḥw if you can.');
insert into "settings" ("name","value") values ('howto','Read a lesson to its end before you open the next one, and say every Arabic line aloud.
When you meet an exam, answer it in one sitting: your answers are kept on your phone if the line drops.');
insert into "settings" ("name","value") values ('landingMessage','As-salāmu ʿalaykum, and welcome.
This is a demo school: its classes, lessons and students are here to be looked at, tried and changed.
أَهْلًا وَسَهْلًا بِكُمْ فِي مَدْرَسَةِ لِسَانٍ.');
insert into "settings" ("name","value") values ('privatelesson','A private lesson is forty minutes with one teacher, by video or by phone.
Write to us with the days that suit you, and we answer within two days.');
insert into "settings" ("name","value") values ('whatsappNumber','2348030000001');
insert into "secrets" ("name","value") values ('certificate-codes','PAUOONPQSOwv8HpHqt3vvGIchQZ86B10PUeiw2sNPao');
