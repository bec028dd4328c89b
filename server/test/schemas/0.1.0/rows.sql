insert into "kysely_migration" ("name","timestamp") values ('20261121T0640-people','2026-11-27T23:38:23.197Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T0641-teaching','2026-11-27T23:38:23.207Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T0642-money','2026-11-27T23:38:23.241Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T0643-notices','2026-11-27T23:38:23.255Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T0644-rewards-and-settings','2026-11-27T23:38:23.264Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1800-class-versions','2026-11-27T23:38:23.266Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1802-push','2026-11-27T23:38:23.282Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1803-report','2026-11-27T23:38:23.289Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1805-lesson-saves','2026-11-27T23:38:23.305Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1806-managed-students','2026-11-27T23:38:23.323Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1807-ledger-totals','2026-11-27T23:38:23.332Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1807-payments-due','2026-11-27T23:38:23.340Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1808-announcements','2026-11-27T23:38:23.357Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1808-quiz-search','2026-11-27T23:38:23.371Z');
insert into "kysely_migration" ("name","timestamp") values ('20261121T1811-tries','2026-11-27T23:38:23.381Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T0910-payment-reversals','2026-11-27T23:38:23.417Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T0920-referrals','2026-11-27T23:38:23.426Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T0921-judged-runs','2026-11-27T23:38:23.453Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T0930-browsers-of-accounts','2026-11-27T23:38:23.487Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T0931-impersonation-sessions','2026-11-27T23:38:23.505Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T0940-confirmed-time','2026-11-27T23:38:23.513Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1100-standard-names','2026-11-27T23:38:23.801Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1400-index-names','2026-11-27T23:38:23.882Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1410-awaited-payments','2026-11-27T23:38:23.889Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1420-question-explanations','2026-11-27T23:38:23.910Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1430-study-indexes','2026-11-27T23:38:23.921Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1440-sample-lessons','2026-11-27T23:38:23.944Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1700-deactivated-students','2026-11-27T23:38:23.968Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1706-audit-changes','2026-11-27T23:38:23.976Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1707-answered-requests','2026-11-27T23:38:23.985Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1708-bin','2026-11-27T23:38:23.997Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1712-drafts-and-copies','2026-11-27T23:38:24.010Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1718-marks','2026-11-27T23:38:24.032Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1719-gradebook-indexes','2026-11-27T23:38:24.042Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1724-exam-versions','2026-11-27T23:38:24.085Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1730-uploads','2026-11-27T23:38:24.096Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1736-ledger-actor','2026-11-27T23:38:24.105Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1737-failed-emails','2026-11-27T23:38:24.114Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1742-audiences','2026-11-27T23:38:24.135Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1743-given-certificates','2026-11-27T23:38:24.172Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1744-scores-by-exam','2026-11-27T23:38:24.179Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T1748-arabic-search','2026-11-27T23:38:24.210Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2000-typed-questions','2026-11-27T23:38:24.243Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2001-typed-review','2026-11-27T23:38:24.258Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2010-audience-indexes','2026-11-27T23:38:24.275Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2020-renditions','2026-11-27T23:38:24.311Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2021-rendition-in-progress','2026-11-27T23:38:24.335Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2030-session-list','2026-11-27T23:38:24.367Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2031-second-factors','2026-11-27T23:38:24.382Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2040-erasures-and-exports','2026-11-27T23:38:24.406Z');
insert into "kysely_migration" ("name","timestamp") values ('20261122T2050-offline-submissions','2026-11-27T23:38:24.437Z');
insert into "kysely_migration" ("name","timestamp") values ('20261123T0000-refunds','2026-11-27T23:38:24.496Z');
insert into "kysely_migration" ("name","timestamp") values ('20261123T0010-one-index-of-deleted-users','2026-11-27T23:38:24.506Z');
insert into "kysely_migration" ("name","timestamp") values ('20261123T0011-planned-erasures','2026-11-27T23:38:24.527Z');
insert into "kysely_migration" ("name","timestamp") values ('20261123T0050-enrolment-order','2026-11-27T23:38:24.529Z');
insert into "kysely_migration" ("name","timestamp") values ('20261126T1400-views-of-a-class','2026-11-27T23:38:24.540Z');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (1,'Ustādh Ibrahim Sani','head@demo.example','head@demo.example','ustadh ibrahim sani head@demo.example 08030000001','08030000001','$argon2id$v=19$m=19456,t=2,p=1$hkja8vPPiq/N1ZTZc7XK/Q$soMud/rC8JQXGaLaG4p9OIbglF8I9RghxFpOoXgM2Ps',11,0,'LSNhead5FGNQX',null,1778542704,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (2,'Aisha Bello','student@demo.example','student@demo.example','aisha bello student@demo.example 08031000000','08031000000','$argon2id$v=19$m=19456,t=2,p=1$AybEgLdvCGfI7Mam4wfThA$xZgapfyWLc46UwUbt1CP4JzsognMlz17kcIzY/8kiOU',1,1215000,'LSNstudentPY4EMG',null,1781048304,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (3,'Mubarak Ojo','student24@demo.example','student24@demo.example','mubarak ojo student24@demo.example 08031853829','08031853829','$argon2id$v=19$m=19456,t=2,p=1$W04lz98MCpvSnyRLl8ViqQ$ZN76yPBNM444+ycwgesdL7fTysCTziinFXKEMegdHFo',1,400000,'LSNstudent2494FMCB',null,1782401904,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (4,'Amina Tijjani','student14@demo.example','student14@demo.example','amina tijjani student14@demo.example 08031482599','08031482599','$argon2id$v=19$m=19456,t=2,p=1$bMoPCKoidmD9yhmn4sk61w$7bix88d1Lh4ELWKv2C4p8pefsM2GvImGlm6gqqxTtoQ',1,50000,'LSNstudent14J8ZU9J',null,1783895904,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (5,'Yūsuf Ọláwálé','student11@demo.example','student11@demo.example','yusuf olawale student11@demo.example 08031371230','08031371230','$argon2id$v=19$m=19456,t=2,p=1$6vlNT9Dkd8gMxc+d6uUxbQ$P33eUYL4qKHgPanriiW6lgAMIxwQfDebQE+milEjk/E',1,0,'LSNstudent11LWCPHE',null,1784842704,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (6,'Nana Hadiza Shehu','student25@demo.example','student25@demo.example','nana hadiza shehu student25@demo.example 08031890952','08031890952','$argon2id$v=19$m=19456,t=2,p=1$TM3JV3lmvPFeNG4IJD9PgQ$ViWEnYZZqvLIjWnuTMf6ad8lO415w7vUHFcOe4wozBo',1,400000,'LSNstudent25HV6GE2',null,1784925504,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (7,'Maryam Lawal','student10@demo.example','student10@demo.example','maryam lawal student10@demo.example 08031334107','08031334107','$argon2id$v=19$m=19456,t=2,p=1$qOuQIIzJbjx4Fhp7TYVRow$TAj+LuzV3o/IxCnruTDWKEvYdQw/FVeYVWAWDgbZY+c',1,0,'LSNstudent10CXR7G7',2,1785422304,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (8,'Bashir Aliyu','student16@demo.example','student16@demo.example','bashir aliyu student16@demo.example 08031556845','08031556845','$argon2id$v=19$m=19456,t=2,p=1$ICkP0VGaGjaFjocuQiZelA$aNplSsayKOIRcWgeP3ETFWl71abOmluPHE5ZnLlPYcY',1,150000,'LSNstudent16NQXX36',null,1785598704,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (9,'Halima Dauda','student19@demo.example','student19@demo.example','halima dauda student19@demo.example 08031668214','08031668214','$argon2id$v=19$m=19456,t=2,p=1$6NlCciv2jX0dGj2YeT1leQ$tS1uihhMutM5bzXNQlEB2ZwI2nx+tzyu2CW5XUQe2Jo',1,150000,'LSNstudent19JQPW4N',null,1785872304,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (10,'Abdullahi Sani','student7@demo.example','student7@demo.example','abdullahi sani student7@demo.example 08031222738','08031222738','$argon2id$v=19$m=19456,t=2,p=1$E4IDnIWWRiIwqjiA9M0NTQ$dPZ8MCPrgl3RNG+wkn30diyJWw0SROGy/bsWqhNdlMc',1,100000,'LSNstudent78WM82H',2,1786318704,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (11,'Tùndé Bákàrè','student20@demo.example','student20@demo.example','tunde bakare student20@demo.example 08031705337','08031705337','$argon2id$v=19$m=19456,t=2,p=1$Fv2W9Ab0XEaTWEW/HQ8lmg$XQ4jFRPsreQxRm/Id7yjLqpSufEOcn6O5/mFPgULfE0',1,50000,'LSNstudent20JQGF3Z',null,1786991904,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (12,'Chukwuemeka Okafor','student5@demo.example','student5@demo.example','chukwuemeka okafor student5@demo.example 08031148492','08031148492','$argon2id$v=19$m=19456,t=2,p=1$/Yt7PnDpIEC3BmnorIlyrA$s/JMQq56AEb+ZRYNkq2MvNj63nyjFS0Lksw/LM5oKko',1,50000,'LSNstudent58UKTBX',null,1786991904,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (13,'Fatima Yusuf','student4@demo.example','student4@demo.example','fatima yusuf student4@demo.example 08031111369','08031111369','$argon2id$v=19$m=19456,t=2,p=1$U2jt82QdBCwewWABJj+I6g$PVATtge5Jpv7lnH2/xYxfAd+vFBK417NbZwFyz7F9Vs',1,200000,'LSNstudent4JBNC85',null,1787168304,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (14,'Zainab Abubakar','student8@demo.example','student8@demo.example','zainab abubakar student8@demo.example 08031259861','08031259861','$argon2id$v=19$m=19456,t=2,p=1$ndwFjzVh3ZekNn7k7k3IWg$rmDF7shCK1cg2M2Y1mjprfLW89B490IRJjP1QdrcH5c',1,250000,'LSNstudent8BTHW2U',null,1787852304,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (15,'Ngọzi Eze','student15@demo.example','student15@demo.example','ngozi eze student15@demo.example 08031519722','08031519722','$argon2id$v=19$m=19456,t=2,p=1$bXc4PByUWlCNnk1G0XBM7w$aML0PiT8fY27ZQXT5GzK5/80sV9LmZykCgi1YelsGg0',1,350000,'LSNstudent15SPLLKP',null,1788017904,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (16,'Umar Farouk Isa','student22@demo.example','student22@demo.example','umar farouk isa student22@demo.example 08031779583','08031779583','$argon2id$v=19$m=19456,t=2,p=1$1E7tjj2e6uM1QN8FY+XcMA$vn8KGLZx8VR+SNO/o1Cj9P+l+ZNRUxakR4W3alwTn30',1,150000,'LSNstudent22JGL3BH',null,1788118704,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (17,'Khadija Umar','student12@demo.example','student12@demo.example','khadija umar student12@demo.example 08031408353','08031408353','$argon2id$v=19$m=19456,t=2,p=1$NxUlioPltDi28YcPX8cV7w$vt/Ct+oXjPARy0w5LjpHWGMUFrJYZT+sf61vIsQybME',1,400000,'LSNstudent124PG3P4',null,1788460704,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (18,'Asma’u Bala','student21@demo.example','student21@demo.example','asmau bala student21@demo.example 08031742460','08031742460','$argon2id$v=19$m=19456,t=2,p=1$PAbH6cvScQys1qYJzKJ4kg$8KrMkhAo3I772cGYQYACImYEbub/PRUTW+buRQD/bgo',1,50000,'LSNstudent21GA567G',null,1788471504,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (19,'Ahmad Zubair','student26@demo.example','student26@demo.example','ahmad zubair student26@demo.example 08031928075','08031928075','$argon2id$v=19$m=19456,t=2,p=1$Kb/GyNxf29EcGNPvN6PpnA$M0uzfYVUcxjiqadjXiIHWEMZpVAQMlCBtn9jqgIa8DI',1,250000,'LSNstudent2634PTWX',null,1788637104,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (20,'Ismaʿil Balogun','student18@demo.example','student18@demo.example','ismail balogun student18@demo.example 08031631091','08031631091','$argon2id$v=19$m=19456,t=2,p=1$/jEZp4fkisW4eGIjMp6FJA$91h1VhdFR1FjrGthiyIIRqKMZDXz3wtfUSLaxA6gvls',1,250000,'LSNstudent18FJ79DU',null,1789339104,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (21,'Hauwa Ibrahim','student6@demo.example','student6@demo.example','hauwa ibrahim student6@demo.example 08031185615','08031185615','$argon2id$v=19$m=19456,t=2,p=1$mCGJLaoctD5SdWu5kKJ51w$bQvOOQvNsif8224Br5DfxRLylmhzJs7ntTKS78KZE/s',1,250000,'LSNstudent6ZEUHE6',2,1789925904,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (22,'Ibrahim Ƙaura','student9@demo.example','student9@demo.example','ibrahim kaura student9@demo.example 08031296984','08031296984','$argon2id$v=19$m=19456,t=2,p=1$cj5w5H7CpOjy92dEUTHxcQ$kfmLaq42i6ZtxyZsJXpiFb2cliCChrgoKKx5fO7Q5gk',1,50000,'LSNstudent92ZNQTT',21,1790606304,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (23,'Safiya Kabir','student23@demo.example','student23@demo.example','safiya kabir student23@demo.example 08031816706','08031816706','$argon2id$v=19$m=19456,t=2,p=1$IBfD+RYxDXZHYYFWaXvdzw$ArMAfWcEsdSifzFm4triEaC/7YAf2Ym4guOttnFjWFk',1,0,'LSNstudent236SXKA4',null,1790973504,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (24,'Olúwaṣeun Adéyẹmí','student3@demo.example','student3@demo.example','oluwaseun adeyemi student3@demo.example 08031074246','08031074246','$argon2id$v=19$m=19456,t=2,p=1$Q0yzyL7yYVDXstXbZZt9ng$QIoeI/wVM9i+aS0+f+F3DXhFdyShR6CKq9sjDMYbe/g',1,400000,'LSNstudent3QQ6AUE',null,1791049104,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (25,'Musa Ɗanjuma','student2@demo.example','student2@demo.example','musa danjuma student2@demo.example 08031037123','08031037123','$argon2id$v=19$m=19456,t=2,p=1$IdqVE4/zBNgVwhb/gJz2gw$7bnLlbJoKHyhJNQ9JEGR4D3RHqzsl3CvCPXfKRzfO0g',1,200000,'LSNstudent2ZA9JJR',null,1791661104,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (26,'Ruqayya Mustapha','student17@demo.example','student17@demo.example','ruqayya mustapha student17@demo.example 08031593968','08031593968','$argon2id$v=19$m=19456,t=2,p=1$noH+WIkOVs1cB1DOmsdmsQ$Xyb4vls6CWNPf1+hwmeWPRdCkmNCqLN7ly9BBdV6L1g',1,300000,'LSNstudent17TQYCW8',13,1792435104,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (27,'Sulaiman Garba','student13@demo.example','student13@demo.example','sulaiman garba student13@demo.example 08031445476','08031445476','$argon2id$v=19$m=19456,t=2,p=1$bcCt8HbrnOMi6Sq3LdQoNA$QH0XdIHDy1KLvKe8xfMia/gjgqkvahfuGov85ODBMKc',1,50000,'LSNstudent135U6ZKU',null,1792960704,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (28,'عبد الرحمن محمد','student30@demo.example','student30@demo.example','عبد الرحمن محمد student30@demo.example 08032076567
عبدالرحمنمحمد
عبدالرحمن محمد','08032076567','$argon2id$v=19$m=19456,t=2,p=1$z7THqcnR73oJ13H+gAz9Gw$tHTnFQmai3JNcyuBLlr1okpoXM9Rj/VzIG7uPphXWb4',1,0,'LSNstudent30AKZRB6',null,1794757104,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (29,'Adebayo Lateef','student28@demo.example','student28@demo.example','adebayo lateef student28@demo.example 08032002321','08032002321','$argon2id$v=19$m=19456,t=2,p=1$t6Hnwyf8RrkrHwKitLxl6g$K/epab2qSFxHsHrqe56AxTDNdaii6OehWQx3OyhbmvQ',1,50000,'LSNstudent289FBCDJ',18,1795117104,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (30,'Bilkisu Adamu','student27@demo.example','student27@demo.example','bilkisu adamu student27@demo.example 08031965198','08031965198','$argon2id$v=19$m=19456,t=2,p=1$WDHbb7xcIUb/62mLIjzShg$MX9/YZRQDByQiN+CIQ85PLuDXQ5lkykiNPdhl5HVu78',1,0,'LSNstudent27MBKK5E',null,1795189104,null,0,null,'ask');
insert into "users" ("id","name","email","email_key","search_text","phone","password_hash","role","wallet","referral_code","referred_by","joined_at","deleted_at","version","deactivated_at","data_saver") values (31,'Jamila Waziri','student29@demo.example','student29@demo.example','jamila waziri student29@demo.example 08032039444','08032039444','$argon2id$v=19$m=19456,t=2,p=1$GMISZ/YeZl/AhiiBwbzcqw$VtZPdtgBLkcRMDB0IhCkt9rbhS546Y99xl09YMUBoIA',1,0,'LSNstudent29NW6TBN',null,1795729104,null,0,null,'ask');
insert into "sessions" ("id","user_id","token_hash","created_at","expires_at","impersonator_id","impersonator_session_id","browser","network","seen_at","authenticated_at") values (1,2,'1e5d81a50e46183b8896d809bb51785b19e1c242c19de89f83a673d53617e18e',1795822749,1798414749,null,null,'','127.0.0.x',1795822749,1795822749);
insert into "sessions" ("id","user_id","token_hash","created_at","expires_at","impersonator_id","impersonator_session_id","browser","network","seen_at","authenticated_at") values (2,1,'14c2f042d57385710221fe13be3dfe27cb692e3cb259adfcabd864be89dce2a4',1795822750,1798414750,null,null,'','127.0.0.x',1795822750,1795822750);
insert into "reset_codes" ("id","user_id","code_hash","attempts","created_at","expires_at","used_at","browser_hash","network_hash","browser_attempts","other_network_attempts") values (1,2,'67506256f5ac21293c83d27cda04d1b3ad297ae090594121a686d6bf9ae8e107',0,1795822750,1795823650,null,'b6afce2fc63a0a9c00a08c0c3222180888b9c2adcafc90a28f2457243c010882','12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0',0,0);
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (1,1782574704,1,'fundWallet',3,'₦5,500.00','[{"field":"balance","before":0,"after":550000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (2,1785011904,1,'fundWallet',6,'₦5,500.00','[{"field":"balance","before":0,"after":550000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (3,1786045104,1,'fundWallet',9,'₦3,000.00','[{"field":"balance","before":0,"after":300000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (4,1786250304,1,'fundWallet',4,'₦4,500.00','[{"field":"balance","before":0,"after":450000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (5,1787391504,1,'fundWallet',8,'₦6,500.00','[{"field":"balance","before":0,"after":650000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (6,1787391504,1,'markExam',8,'Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','[{"field":"theoryScore","before":null,"after":92}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (7,1788651504,1,'markExam',4,'Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','[{"field":"theoryScore","before":null,"after":42}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (8,1788719904,1,'fundWallet',17,'₦4,500.00','[{"field":"balance","before":0,"after":450000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (9,1788723504,1,'fundWallet',19,'₦4,000.00','[{"field":"balance","before":0,"after":400000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (10,1789065504,1,'fundWallet',10,'₦5,000.00','[{"field":"balance","before":0,"after":500000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (11,1789263504,1,'fundWallet',13,'₦4,000.00','[{"field":"balance","before":0,"after":400000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (12,1789285104,1,'fundWallet',11,'₦6,500.00','[{"field":"balance","before":0,"after":650000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (13,1789522704,1,'markExam',13,'Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','[{"field":"theoryScore","before":null,"after":94}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (14,1789979904,1,'markExam',12,'Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','[{"field":"theoryScore","before":null,"after":94}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (15,1790066304,1,'fundWallet',12,'₦8,000.00','[{"field":"balance","before":0,"after":800000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (16,1790285904,1,'fundWallet',16,'₦7,500.00','[{"field":"balance","before":0,"after":750000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (17,1790289504,1,'markExam',10,'Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','[{"field":"theoryScore","before":null,"after":33}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (18,1790300304,1,'fundWallet',14,'₦6,500.00','[{"field":"balance","before":0,"after":650000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (19,1790303904,1,'markExam',17,'Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','[{"field":"theoryScore","before":null,"after":98}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (20,1790563104,1,'fundWallet',17,'₦9,000.00','[{"field":"balance","before":50000,"after":950000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (21,1790606304,1,'fundWallet',18,'₦4,000.00','[{"field":"balance","before":0,"after":400000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (22,1790998704,1,'fundWallet',15,'₦11,000.00','[{"field":"balance","before":0,"after":1100000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (23,1790998704,1,'markExam',15,'Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','[{"field":"theoryScore","before":null,"after":75}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (24,1791149904,1,'markExam',12,'Exam: The parts of speech, Al-Ājurrūmiyyah, line by line','[{"field":"theoryScore","before":null,"after":96}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (25,1791221904,1,'fundWallet',24,'₦5,500.00','[{"field":"balance","before":0,"after":550000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (26,1791729504,1,'markExam',15,'Exam: The parts of speech, Al-Ājurrūmiyyah, line by line','[{"field":"theoryScore","before":null,"after":85}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (27,1792006704,1,'fundWallet',25,'₦5,000.00','[{"field":"balance","before":0,"after":500000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (28,1792208304,1,'markExam',2,'Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','[{"field":"theoryScore","before":null,"after":88}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (29,1792226304,1,'markExam',12,'Exam: Noun or verb?, Al-Ājurrūmiyyah, line by line','[{"field":"theoryScore","before":null,"after":75}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (30,1792283904,1,'fundWallet',20,'₦4,500.00','[{"field":"balance","before":0,"after":450000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (31,1792283904,1,'markExam',20,'Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','[{"field":"theoryScore","before":null,"after":76}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (32,1792417104,1,'fundWallet',22,'₦4,500.00','[{"field":"balance","before":0,"after":450000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (33,1792449504,1,'markExam',14,'Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','[{"field":"theoryScore","before":null,"after":96}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (34,1792539504,1,'markExam',15,'Exam: Noun or verb?, Al-Ājurrūmiyyah, line by line','[{"field":"theoryScore","before":null,"after":96}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (35,1792942704,1,'fundWallet',21,'₦6,000.00','[{"field":"balance","before":0,"after":600000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (36,1793248704,1,'markExam',25,'Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','[{"field":"theoryScore","before":null,"after":93}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (37,1793507904,1,'fundWallet',25,'₦6,500.00','[{"field":"balance","before":100000,"after":750000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (38,1793835504,1,'fundWallet',2,'₦9,500.00','[{"field":"balance","before":0,"after":950000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (39,1794483504,1,'fundWallet',15,'₦7,500.00','[{"field":"balance","before":350000,"after":1100000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (40,1795264704,1,'fundWallet',27,'₦5,500.00','[{"field":"balance","before":0,"after":550000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (41,1795333104,1,'markExam',2,'Exam: The parts of speech, Al-Ājurrūmiyyah, line by line','[{"field":"theoryScore","before":null,"after":98}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (42,1795462704,1,'fundWallet',29,'₦2,000.00','[{"field":"balance","before":0,"after":200000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (43,1795559904,1,'fundWallet',26,'₦6,500.00','[{"field":"balance","before":0,"after":650000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (44,1795822704,1,'fundWallet',2,'₦10,150.00','[{"field":"balance","before":200000,"after":1215000}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (45,1795822704,1,'giveCertificates',null,'3 certificates: Certificate of Completion','[{"field":"title","before":null,"after":"Certificate of Completion"},{"field":"content","before":null,"after":"has successfully completed The Twenty-Eight Letters"},{"field":"footer","before":null,"after":"Lisan · لِسَانٌ"},{"field":"issuedOn","before":null,"after":"2026-07-21"}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (46,1795822704,1,'giveCertificates',2,'1 certificate: Certificate of Excellence · شَهَادَةُ تَفَوُّقٍ','[{"field":"title","before":null,"after":"Certificate of Excellence · شَهَادَةُ تَفَوُّقٍ"},{"field":"content","before":null,"after":"has completed Foundations of Naḥw with distinction"},{"field":"footer","before":null,"after":"Lisan · لِسَانٌ"},{"field":"issuedOn","before":null,"after":"2026-09-29"}]');
insert into "audit" ("id","at","actor_id","action","subject_id","detail","changes") values (47,1795822750,1,'sendMessage',null,'Eid, to 30 recipients','');
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (1,'4zEYLosrU1FK3FGyxAIm2A','Reading & Writing','The Twenty-Eight Letters · الحُرُوفُ العَرَبِيَّةُ','Begin here if you have never read a word of Arabic. We take the twenty-eight letters a few at a time: the sound of each, its four shapes, and how it joins its neighbours. By the last lesson you will write short words in your own hand, from right to left.',0,0,1,'',0,null,'Printable letter sheets https://example.org/lisan/letter-sheets
Ruled paper for writing https://example.org/lisan/ruled-paper
Class group on WhatsApp https://example.org/lisan/letters-group',1778542704,1778542704,null,10,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (2,'7C-ImB3EJxdiT1PQ6_7YuQ','Grammar','Foundations of Naḥw · مَبَادِئُ النَّحْوِ','Naḥw is the grammar of the sentence: which word does what, and how its ending shows it. This class needs nothing but the ability to read with vowels. We begin with the three kinds of word, build the two kinds of sentence, and finish with iʿrāb, the change of endings.',0,0,1,'',0,null,'Table of endings (one page) https://example.org/lisan/table-of-endings
Class group on WhatsApp https://example.org/lisan/nahw-group',1778542704,1778542704,null,9,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (3,'VmF6glYfkerj4joIAJQ_4A','Conversation','Everyday Conversation · المُحَادَثَةُ اليَوْمِيَّةُ','Short dialogues for the greetings, the family, the market, the road and the home. Every line is given in vocalised Arabic, in transliteration and in English, and every lesson explains the one or two rules that make the lines work. You need only the alphabet to begin.',0,0,1,'',0,null,'Phrase sheet to print https://example.org/lisan/everyday-phrases
Speaking partners’ group https://example.org/lisan/speaking-partners',1778542704,1778542704,null,7,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (4,'wkcF4YLfnvVdUEh0OafvPw','Reading & Writing','Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','You know the letters; now make them speak. We add the short vowels, the sukūn, the shaddah, the tanwīn and the long vowels, one at a time, until you can read a whole vocalised page aloud without stopping. Each lesson ends with words to read to someone at home.',350000,0,1,'',0,1,'Reading cards to print https://example.org/lisan/reading-cards
Class group on WhatsApp https://example.org/lisan/vowels-group',1778542704,1778542704,null,8,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (5,'3A1F9X9ZWDc946eROxcmJw','Vocabulary','Numbers and Time · الأَعْدَادُ وَالوَقْتُ','Count from one to ninety-nine, and then count real things: books, girls, days, months and hours. The agreement of the numbers frightens many learners, so it is taken here in three small steps, with plenty of examples. The class closes with the days, the months, the clock and an exam.',0,0,1,'2026-12-19',0,null,'Number tables to print https://example.org/lisan/number-tables
Counting drills https://example.org/lisan/counting-drills',1778542704,1778542704,null,7,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (6,'HpTaOvQmm8UdxCQoQZsvyQ','Quranic Arabic','Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','Six sūrahs that children in Nigeria learn among the first, studied until each word is understood: its root, its form and its place in the sentence. The text follows the reading of Ḥafṣ; we study its language here, and for recitation you sit with your teacher. A learner who finishes this class can follow the prayer with the mind as well as the tongue.',400000,0,1,'',0,null,'Word list of the six sūrahs https://example.org/lisan/surahs-words
Practice sheets https://example.org/lisan/surahs-practice',1778542704,1778542704,null,7,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (7,'gCSS60XhOwhxwp0G87_--Q','Grammar','Al-Ājurrūmiyyah, line by line','Ibn Ājurrūm’s primer has opened Arabic grammar to students in Fez, Timbuktu and Kano for seven centuries. We read it slowly: the text, what it means, and how each rule sounds in a sentence. You learn the lines by heart as you go, and leave with a small book you can carry without paper.',750000,1,1,'',8,null,'The printed text (PDF) https://example.org/lisan/ajurrumiyyah-text
Recitation of the text https://example.org/lisan/ajurrumiyyah-recitation
Class group on WhatsApp https://example.org/lisan/ajurrumiyyah-group',1778542704,1778542704,null,11,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (8,'41iurweNeT8GXyNghR5wtA','Grammar','Ṣarf, the Shape of Words · عِلْمُ الصَّرْفِ','Three letters and a handful of patterns give Arabic most of its words. In this class you learn to find the root, conjugate the verb in the past, the present and the command, read the verb forms from I to IV, and make the two participles. Bring a notebook with wide pages: there are tables to write out.',500000,0,1,'',0,2,'Conjugation tables to print https://example.org/lisan/conjugation-tables
How to look up a root https://example.org/lisan/finding-roots
Class group on WhatsApp https://example.org/lisan/sarf-group',1778542704,1778542704,null,8,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (9,'le68XPzKhSV7TQoLrOi_wg','Vocabulary','Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','Walk through the house and name everything in it: rooms, furniture, kitchen, food, and what we do there from dawn to night. The words come in families with their plurals, and always inside a sentence. Bought once, the class is yours to keep.',150000,0,1,'',0,null,'Word cards to print https://example.org/lisan/home-cards
Labels for your own house https://example.org/lisan/home-labels',1778542704,1778542704,null,6,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (10,'OUBxnTx7EhLho_NxXaXogg','Quranic Arabic','Forty Words of the Qurʾān · أَرْبَعُونَ كَلِمَةً مِنَ القُرْآنِ','Forty words that meet you on nearly every page of the muṣḥaf: particles first, then nouns, then verbs. Each is learnt inside a short phrase you have probably heard many times. Four lessons a month leave room for revision, and revision is where words stay.',0,0,1,'',4,null,'The forty words on one page https://example.org/lisan/forty-words
Revision cards https://example.org/lisan/forty-words-cards',1778542704,1778542704,null,6,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (11,'-higogVfi7yW0_MMnS-igA','Conversation','Conversation at Work · المُحَادَثَةُ فِي العَمَلِ','Arabic for the office, the shop and the telephone: introducing yourself, making an appointment, leaving a message, asking for help and writing a short letter. Each lesson is one dialogue and the grammar it rests on. Join when you can already greet, ask the way and tell the time.',600000,1,1,'',0,null,'Words for the office, with plurals https://example.org/lisan/office-words
Model letters https://example.org/lisan/model-letters',1778542704,1778542704,null,6,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (12,'yZLSg_078TFCLoFhExsUsw','Quranic Arabic','The Arabic of Ḥadīth · لُغَةُ الحَدِيثِ','Short and famous ḥadīths from the collections of al-Bukhārī and Muslim, read as Arabic: every word explained, every ending accounted for. The sentences are brief and perfectly balanced, which makes them the best naḥw exercises there are. Complete the class on the short sūrahs first.',550000,1,1,'2027-01-07',6,6,'The ḥadīths of this class, vocalised https://example.org/lisan/hadith-texts
Parsing sheets https://example.org/lisan/parsing-sheets',1778542704,1778542704,null,7,0);
insert into "classes" ("id","rand","category","name","about","price","monthly","active","registration_closes","monthly_limit","prerequisite_id","links","created_at","updated_at","deleted_at","version","is_draft") values (13,'lCy0JISPKwdBo1IpbmPP3w','Grammar','Revision Circle · حَلْقَةُ المُرَاجَعَةِ','A short circle for students who have studied some naḥw and feel it slipping. In four lessons and one exam we parse whole sentences, gather the signs of the dual and the plural, and set kāna and inna side by side. The circle runs once a term, and registration closes before the first meeting.',200000,0,1,'2026-11-16',0,null,'Sentences for parsing https://example.org/lisan/parsing-sentences
Circle group on WhatsApp https://example.org/lisan/revision-group',1778542704,1778542704,null,5,0);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (1,2,1,0,0,1781221104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (2,3,9,150000,0,1782574704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (3,4,1,0,0,1784155104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (4,3,5,0,0,1784871504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (5,6,9,150000,0,1785011904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (6,5,3,0,0,1785101904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (7,7,3,0,0,1785681504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (8,8,2,0,0,1785771504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (9,9,9,150000,0,1786045104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (10,4,6,400000,0,1786250304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (11,10,1,0,0,1786491504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (12,3,3,0,0,1786592304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (13,5,5,0,0,1786646304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (14,7,5,0,0,1786963104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (15,6,5,0,0,1787013504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (16,12,2,0,0,1787078304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (17,13,2,0,0,1787254704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (18,9,5,0,0,1787290704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (19,11,3,0,0,1787337504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (20,8,8,500000,0,1787391504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (21,14,1,0,0,1787938704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (22,16,3,0,0,1788205104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (23,15,2,0,0,1788363504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (24,18,1,0,0,1788644304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (25,17,6,400000,0,1788719904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (26,19,9,150000,0,1788723504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (27,4,10,0,0,1788737904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (28,10,6,400000,0,1789065504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (29,13,13,200000,0,1789263504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (30,11,11,600000,1791877104,1789285104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (31,6,3,0,0,1789328304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (32,20,2,0,0,1789511904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (33,2,2,0,0,1789515504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (34,9,3,0,0,1789897104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (35,12,7,750000,1792658304,1790066304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (36,21,1,0,0,1790185104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (37,16,11,600000,1792877904,1790285904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (38,10,10,0,0,1790289504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (39,14,6,400000,0,1790300304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (40,19,5,0,0,1790476704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (41,17,12,550000,1793155104,1790563104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (42,18,4,350000,0,1790606304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (43,22,1,0,0,1790779104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (44,15,7,750000,1797075504,1790998704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (45,23,3,0,0,1791146304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (46,24,9,150000,0,1791221904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (47,25,6,400000,0,1792006704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (48,14,10,0,0,1792276704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (49,20,13,200000,0,1792283904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (50,23,5,0,0,1792337904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (51,19,3,0,0,1792359504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (52,22,6,400000,0,1792417104);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (53,18,2,0,0,1792535904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (54,26,1,0,0,1792780704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (55,21,4,350000,0,1792942704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (56,24,5,0,0,1793025504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (57,27,2,0,0,1793219904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (58,25,12,550000,1796099904,1793507904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (59,2,7,750000,1796427504,1793835504);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (60,22,10,0,0,1794479904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (61,21,2,0,0,1794670704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (62,28,2,0,0,1795016304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (63,27,8,500000,0,1795264704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (64,30,3,0,0,1795361904);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (65,2,3,0,0,1795390704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (66,24,3,0,0,1795394304);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (67,29,9,150000,0,1795462704);
insert into "enrolments" ("id","student_id","class_id","paid","paid_until","enrolled_at") values (68,26,4,350000,0,1795559904);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (1,1,'timetable','Timetable · جَدْوَلُ الدُّرُوسِ','The lessons are yours to open whenever you like. Beside them we meet three times a week to read aloud, because letters are learnt by the ear and the hand as much as by the eye. All times are West Africa Time.

Monday, 7:00 PM to 7:40 PM: new letters. Listen, repeat, and write each letter ten times.

Wednesday, 7:00 PM to 7:40 PM: joining. We take the letters of the week apart and put them together again in words.

Saturday, 10:00 AM to 11:00 AM: questions, dictation, and a look at your handwriting. Bring the page you wrote during the week.

Take two lessons a week and you will finish within five weeks. Keep one exercise book for this class only, ruled, and a pencil with a soft point. Write a little every day: fifteen minutes each morning will carry you further than two hours on Saturday.

We greet one another at the start of every meeting, so learn the greeting and its reply now, by ear.

السَّلَامُ عَلَيْكُمْ.

وَعَلَيْكُمُ السَّلَامُ.',0,0,1,'','','',0,'','mC6br3ICTWCfDZoTlQeb3g',1778542704,1778542704,null,null,'pVDWRNUU4wgfgWfjsS9h_Q',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (2,1,'lesson','How Arabic is written · الكِتَابَةُ العَرَبِيَّةُ','Arabic runs from right to left, and its letters hold hands. There are no capitals, and there is no separate alphabet for print and for handwriting: a letter in a book joins its neighbours just as it does on a page you write yourself.

Because it joins, a letter changes its shape a little with its place. Standing alone it is isolated. At the start of a joined group it is initial, between two letters it is medial, and at the end of a group it is final. The picture shows ten of them. Here is ʿayn in its four shapes, read from the right: isolated, initial, medial, final.

ع  عـ  ـعـ  ـع

The head of the letter stays; the tail is cut short when another letter follows. Now find ʿayn in these four words.

عَيْنٌ، مُعَلِّمٌ، جَامِعٌ، شَارِعٌ

They mean “an eye”, “a teacher”, “a mosque” and “a street”. In the first ʿayn is initial, in the second medial, in the third final. In شَارِعٌ it is the last letter too, and yet it stands alone, because the letter before it, rāʾ, never joins forward. You will meet rāʾ and its five companions in lesson 5.

The small marks above and below the letters are the vowels. Copy the letters first; the vowels have a class of their own.',0,0,2,'material/gAZ-SJNcjuGuiQrOiuxwGA-1200x1340.png','letter-shapes.png','png',49761,'','BJ5NSaVPFVaqvlICfNsacg',1778542704,1778542704,null,null,'wwyrK8BfC0hYVc3gYCtTow',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (3,1,'lesson','The names of the letters · أَسْمَاءُ الحُرُوفِ','Play the recording once without speaking. Play it again and say each name aloud. The third time, point to each letter as you hear it.

أَلِفٌ، بَاءٌ، تَاءٌ، ثَاءٌ، جِيمٌ، حَاءٌ، خَاءٌ

دَالٌ، ذَالٌ، رَاءٌ، زَايٌ، سِينٌ، شِينٌ، صَادٌ

ضَادٌ، طَاءٌ، ظَاءٌ، عَيْنٌ، غَيْنٌ، فَاءٌ، قَافٌ

كَافٌ، لَامٌ، مِيمٌ، نُونٌ، هَاءٌ، وَاوٌ، يَاءٌ

Four rows of seven make twenty-eight. Apart from alif, every name begins with the sound of its own letter: جِيمٌ begins with j, مِيمٌ with m. Learn the name and you have learnt the sound.

Many of these sounds you already own. The th of “think” is ث, and the th of “this” is ذ. Others need practice. Ḥāʾ ح and ʿayn ع are made in the throat; khāʾ خ and ghayn غ a little higher; qāf ق at the very back of the tongue. Four letters, ص ض ط ظ, are heavy: the back of the tongue rises and the vowel beside them darkens.

Say these pairs slowly until your own ear hears two sounds in each: س and ص, ت and ط, ه and ح, ك and ق.',0,0,3,'material/D6MFcPn2yw55kUJLfUg5Xw.mp3','letters.mp3','mp3',145118,'','pcXSj3Dw6_32_sBAV58_WQ',1778542704,1778542704,null,null,'FlYEcrqDneqxz2xK5M-8og',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (4,1,'lesson','Bāʾ and her sisters · البَاءُ وَأَخَوَاتُهَا','Watch the video with a pencil in your hand. Bāʾ is a shallow boat resting on the line, with one dot beneath it. Start at the right, dip down, glide to the left, lift the end a little, and place the dot last.

ب  بـ  ـبـ  ـب

Change the dots and you have two more letters. Two dots above make tāʾ, and three make thāʾ. The body does not change at all.

ت  تـ  ـتـ  ـت

ث  ثـ  ـثـ  ـث

Nūn and yāʾ have bodies of their own at the end of a word, nūn a deeper bowl and yāʾ a curve like a swan. At the start and in the middle, however, they shrink to the same small tooth as bāʾ. Only the dots tell them apart: one above for nūn, two below for yāʾ.

ن  نـ  ـنـ  ـن

ي  يـ  ـيـ  ـي

With five letters you can already write words. Copy each one three times, joining first and adding every dot at the end.

بِنْتٌ، بَيْتٌ، ثَبَتَ، بَيْنَ

They mean “a girl”, “a house”, “he stood firm” and “between”. A missing dot makes another word, so count the dots before you close the book.',0,0,4,'material/VQHaHY9O9TJigAr9MVsP8g.mp4','writing-ba.mp4','mp4',84591,'','28yFEcOS2p_oB_AkHrAEsg',1778542704,1778542704,null,null,'KgfMe3nWN-O8lvTYpJgNJQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (5,1,'lesson','Six letters that do not join forward · ا د ذ ر ز و','Twenty-two letters join on both sides. Six join only to the letter before them, on their right, and never to the letter after. Learn them as a list: alif, dāl, dhāl, rāʾ, zāy, wāw.

ا  د  ذ  ر  ز  و

Since nothing can follow them in the same stroke, these six have two shapes and not four: one standing alone, and one joined from the right.

ـا  ـد  ـذ  ـر  ـز  ـو

When one of them comes in the middle of a word, lift the pencil and begin again. The letter after it starts a new group, as if a new word were beginning, but leave only a hair’s breadth between the groups.

بَابٌ، دَارٌ، وَرْدٌ، وَزِيرٌ

They mean “a door”, “a house”, “roses” and “a minister”. In بَابٌ the first bāʾ joins the alif; then the second bāʾ stands alone, since alif will not reach forward. In دَارٌ no letter joins another at all.

Mind the dots: dāl د and dhāl ذ differ by one, and so do rāʾ ر and zāy ز. Mind the line too. Dāl sits on it like an open hand, while rāʾ slides beneath it. Write دَرْسٌ, “a lesson”, until the two cannot be confused.',0,0,5,'','','',0,'','JrYEHo18DLfiXkE6bFrT4Q',1778542704,1778542704,null,null,'pNvBO_XNmSn7_ZEHR-Ckhg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (6,1,'lesson','Jīm, ḥāʾ and khāʾ · الجِيمُ وَالحَاءُ وَالخَاءُ','Three letters share one body: a small beak at the top and a wide bowl below the line. Jīm has a dot inside the bowl, ḥāʾ has none, and khāʾ has one above.

ج  جـ  ـجـ  ـج

ح  حـ  ـحـ  ـح

خ  خـ  ـخـ  ـخ

At the start and in the middle the bowl disappears and only the beak remains, resting on the line. The bowl returns at the end of the word. Its dot never moves to another side, wherever the letter stands.

Jīm is the j of “just”. Khāʾ is a scrape at the top of the throat. Ḥāʾ is the sound to practise: breathe on a mirror to clean it, then push that breath out a little harder from the middle of the throat. It is not the h of “hat”; that is another letter, ه.

جَبَلٌ، رَجُلٌ، بَحْرٌ، خُبْزٌ، أُخْتٌ

These are “a mountain”, “a man”, “a sea”, “bread” and “a sister”. Now a sentence you can read from end to end, with each of the three letters in it.

خَرَجَ رَجُلٌ إِلَى البَحْرِ.

It says “A man went out to the sea.” Circle every letter of this lesson in it. You should find four.',0,0,6,'','','',0,'','7RWulUh4IheAIfYZUvfeeQ',1778542704,1778542704,null,null,'pBAZ850EcNvIZZSxj5-iJw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (7,1,'lesson','From sīn to ẓāʾ · مِنَ السِّينِ إِلَى الظَّاءِ','Here are three pairs, and in each pair a dot or three dots make the difference.

س  سـ  ـسـ  ـس

ص  صـ  ـصـ  ـص

ط  طـ  ـطـ  ـط

Sīn has three small teeth and a bowl; with three dots above it is shīn ش. Ṣād has a long loop, then one tooth, then the same bowl; with a dot it is ḍād ض. Ṭāʾ has the loop and an upright stroke, written last; with a dot it is ẓāʾ ظ. Ṭāʾ and ẓāʾ keep nearly the same form in all four places.

Sīn is light and ṣād is heavy. So are tāʾ and ṭāʾ. The difference is not decoration, for it changes the meaning.

سَيْفٌ، صَيْفٌ

تِينٌ، طِينٌ

The first pair is “a sword” and “summer”; the second is “figs” and “clay”. Say them to a friend with your hand over your mouth, and let the friend tell you which one was said.

شَمْسٌ، أَرْضٌ، طَبِيبٌ، ظَهْرٌ

These are “a sun”, “land”, “a doctor” and “a back”. In أَرْضٌ the ḍād stands alone, because rāʾ does not join forward. Never drop the small tooth after the loop of ṣād and ḍād: without it the letter becomes something else.',0,0,7,'','','',0,'','WZtzdkUXNuJihJE97iw6fA',1778542704,1778542704,null,null,'o0opmnHroDp6VtlMnfCokg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (8,1,'lesson','ʿAyn, ghayn, fāʾ and qāf · العَيْنُ وَالغَيْنُ وَالفَاءُ وَالقَافُ','ʿAyn is an open mouth at the start of a word and a closed knot in the middle. Ghayn is the same letter with a dot above.

ع  عـ  ـعـ  ـع

غ  غـ  ـغـ  ـغ

Fāʾ and qāf begin with a small round head. Fāʾ has one dot and a flat tail along the line. Qāf has two dots and a bowl that dips below it. At the start and in the middle the tails are gone, and only the dots divide them.

ف  فـ  ـفـ  ـف

ق  قـ  ـقـ  ـق

In older manuscripts of North and West Africa, written in the Maghribī hand, you will see fāʾ with one dot below and qāf with one dot above. If your grandfather’s book looks strange to you, this may be why.

عَرَبِيٌّ، لُغَةٌ، فِيلٌ، قَلْبٌ

These are “Arabic”, “a language”, “an elephant” and “a heart”. Keep qāf far back in the mouth: قَلْبٌ is a heart, while كَلْبٌ, with kāf, is a dog.

عَلِيٌّ يَعْرِفُ اللُّغَةَ العَرَبِيَّةَ.

It says “ʿAlī knows the Arabic language.” Find ʿayn three times in it, and say in each place whether it is initial or medial.',0,0,8,'','','',0,'','vp-ovTraGxpNWs9pHUJBBQ',1778542704,1778542704,null,null,'xMG3wfjLaBImF8CzchSd_Q',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (9,1,'lesson','Kāf, lām, mīm, hāʾ, and the guests · الكَافُ وَاللَّامُ وَالمِيمُ وَالهَاءُ','Four letters remain. Hāʾ changes most of all, so write its shapes more often than the others.

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

“What is this?” he asks, and she says, “This is a book, and this is a pen.” You can write them both.',0,0,9,'material/Hw9QLNJrWc2ETuULNJPpDQ.mp4','all-letters.mp4','mp4',35454168,'','X7NzdTMwJrZqTN7nUVRN3w',1778542704,1778542704,null,null,'wY4izq7Vvyl2dZTq6y-grw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (10,1,'exam','Exam: The letters and their shapes','This exam has eleven questions on the whole class, and for the last three you type the word yourself. Nothing in it is meant to trick you: if you can name a letter, say how it joins, and tell it from its sisters by the dots, you are ready.

Before you begin, take a clean page and write all twenty-eight letters from memory, in order and in rows of seven. Then write these words without looking back, and check them against the lines here.

بَيْتٌ، دَرْسٌ، رَجُلٌ، شَمْسٌ، قَلْبٌ، مَدْرَسَةٌ

Count the dots. Look at each place where you lifted the pencil, and ask whether one of the six letters was the cause. If any word went wrong, open its lesson once more; the exam will wait for you.

In the exam, read each Arabic word aloud before you look at the answers. The ear often knows what the eye has missed. Two answers may look alike at first sight, and the whole difference may be one dot. Take your time, and may you be given success.

بِالتَّوْفِيقِ!',0,0,10,'','','',0,'','T-5LtDOPMlOsZ8j50JDPfg',1778542704,1778542704,null,null,'KaEDX2z6_eeGJ-vdggsYng',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (11,2,'lesson','What is naḥw for? · مَا النَّحْوُ؟','Arabic grammar has two great halves. Ṣarf studies the word by itself: how it is built and what shapes it takes. Naḥw studies the word in its sentence: what work it does there, and what happens to its last letter because of that work.

In English we know who did what from the order of the words. “Bilāl honoured Ṭāriq” and “Ṭāriq honoured Bilāl” use the same words in another order. Arabic can keep the order and change the endings.

أَكْرَمَ بِلَالٌ طَارِقًا.

أَكْرَمَ بِلَالًا طَارِقٌ.

In the first sentence Bilāl is the one who honours, for his name ends in ḍammah, here with tanwīn. In the second he is the one who is honoured, for his name ends in fatḥah. The order has not moved. A reader who skips the endings cannot tell the host from the guest.

So naḥw is not a list of rules laid on top of the language. It is the knowledge that lets you understand a sentence and say one that will be understood. Whenever you read in this class, ask two questions of every word: what is it doing here, and which sign shows it?

Read the two sentences aloud until you feel the difference at the end of each name.',0,0,1,'','','',0,'','_EYnvNkNO7hg1bQgMS9Neg',1778542704,1778542704,null,null,'kVa7U7zn46dTjcyOycgbCQ',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (12,2,'lesson','Noun, verb and particle · الِاسْمُ وَالفِعْلُ وَالحَرْفُ','Every Arabic word is one of three things. There is no fourth.

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

Three tests help. If a word takes the article or tanwīn, it is a noun. If قَدْ or سَوْفَ can stand before it, it is a verb. If it accepts neither kind of sign, it is a particle.',0,0,2,'','','',0,'','Lgie_5wlqP_F42frbFFieg',1778542704,1778542704,null,null,'QTNQLzog6cwIpxGGHVAuew',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (13,2,'lesson','Masculine and feminine · المُذَكَّرُ وَالمُؤَنَّثُ','Every Arabic noun is masculine or feminine, things as well as users. The masculine needs no sign. The feminine usually has one, and the commonest is tāʾ marbūṭah.

طَالِبٌ، طَالِبَةٌ

مُدَرِّسٌ، مُدَرِّسَةٌ

These are a student and a teacher, first a man and then a woman.

Some nouns are feminine without the sign. A word for a woman is feminine by its meaning, like أُمٌّ, “a mother”, and بِنْتٌ, “a girl”. Most parts of the body that come in pairs are feminine, like يَدٌ, “a hand”, and عَيْنٌ, “an eye”. Some others are known only from use: شَمْسٌ, “a sun”, and أَرْضٌ, “land”. And a few men’s names carry the sign but remain masculine, like حَمْزَةُ.

Why does it matter? Because the words around the noun agree with it: the word for “this”, the adjective, and the verb.

هٰذَا بَيْتٌ كَبِيرٌ.

هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.

الشَّمْسُ طَالِعَةٌ.

“This is a big house. This is a big school. The sun is rising.” In the last line شَمْسٌ has no feminine sign, but طَالِعَةٌ shows its gender for it. When you learn a new noun, learn it together with هٰذَا or هٰذِهِ, and the gender will stay in your memory.',0,0,3,'','','',0,'','psFHmMCL9FTVJZry5HjtDw',1778542704,1778542704,null,null,'Dk3KNMjEumMpibo33vJhBQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (14,2,'lesson','Definite and indefinite · المَعْرِفَةُ وَالنَّكِرَةُ','A noun is indefinite, نَكِرَةٌ, when it points to no one in particular: any book, some man. It is definite, مَعْرِفَةٌ, when speaker and hearer know which one is meant.

كِتَابٌ، الكِتَابُ

Tanwīn is often the mark of the indefinite and the article the mark of the definite, but there are other ways of being definite. Here are six, with an example of each: the pronoun, the proper name, the word of pointing, the relative, the noun with the article, and the noun joined to one of these.

هُوَ، زَيْنَبُ، هٰذَا، الَّذِي، الكِتَابُ، كِتَابُ زَيْنَبَ

In كِتَابُ زَيْنَبَ, “Zaynab’s book”, the word كِتَابُ has no article and yet it is definite, because it belongs to a definite noun. Notice too that it has lost its tanwīn.

An adjective follows its noun in this, as it does in gender. Leave the agreement out and you say something else.

كِتَابٌ جَدِيدٌ

الكِتَابُ الجَدِيدُ

الكِتَابُ جَدِيدٌ.

The first is “a new book”. The second is “the new book”. The third is a full sentence, “The book is new.” One small article separates a phrase from a sentence, so listen for it.

Try it yourself with بَيْتٌ and كَبِيرٌ: make all three, and say which one can stand alone.',0,0,4,'','','',0,'','aHFdEWkC9FqeKwcam4X5Eg',1778542704,1778542704,null,null,'vAKNX11RFFHl32kMDjJGWQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (15,2,'exam','Exam: Words and their kinds','This first exam covers the four lessons so far: what naḥw is for, the three kinds of word, gender, and definiteness. There are eight questions. For six you choose the one right answer; for two you type the word.

Before you start, take this sentence and say of every word whether it is a noun, a verb or a particle.

جَلَسَتِ الطَّالِبَةُ فِي الفَصْلِ الجَدِيدِ.

“The student sat in the new classroom.” You should find one verb, one particle and three nouns, for الجَدِيدِ counts as a noun. Then ask of each noun whether it is masculine or feminine, definite or indefinite. If you can answer without looking back, you are ready.

Read the whole question before the answers, and read every answer before you choose. When two look right, go back to the tests you learnt: does the word take the article? Could قَدْ come before it? Does the adjective agree with its noun in gender and in definiteness?

The second half of the class opens the sentence itself, and it stands on what is asked here. A mark lower than you hoped for is a good reason to read a lesson again.',0,0,5,'','','',0,'','FtoeN6LzDOnlhmOAHpUEQQ',1778542704,1778542704,null,null,'RbBUsAivgSoX4bvMDwPY9A',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (16,2,'lesson','The nominal sentence · الجُمْلَةُ الِاسْمِيَّةُ','A sentence that begins with a noun is nominal. It has two pillars: the mubtadaʾ, the thing we start with, and the khabar, the news we give about it. Arabic needs no word for “is” between them.

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

“In the house there is a man.” Here رَجُلٌ is still the mubtadaʾ, though it stands last.',0,0,6,'','','',0,'','JHrclA_4czB6p9szEgePVw',1778542704,1778542704,null,null,'HJJlqqeUpGU7LCDk45-3OQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (17,2,'lesson','The verbal sentence · الجُمْلَةُ الفِعْلِيَّةُ','A sentence that begins with a verb is verbal. After the verb comes the doer, الفَاعِلُ, and it is marfūʿ. If the deed falls upon something, that is the object, المَفْعُولُ بِهِ, and it is manṣūb.

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

“Amina sat down.” The verb and its doer are enough, and the sentence is complete.',0,0,7,'','','',0,'','EE7_VcOzljABb1lhu2wKpw',1778542704,1778542704,null,null,'Z6RzL8WA8km_mOixqssuvQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (18,2,'lesson','Iʿrāb, why endings change · الإِعْرَابُ','Watch one word in three sentences. Nothing in it changes except the end.

جَاءَ المُدَرِّسُ.

رَأَيْتُ المُدَرِّسَ.

سَلَّمْتُ عَلَى المُدَرِّسِ.

“The teacher came. I saw the teacher. I greeted the teacher.” In the first he is the doer, so the word is marfūʿ. In the second he is the object, so it is manṣūb. In the third a particle of jarr stands before it, so it is majrūr. This change is iʿrāb, and the word that causes it, such as the verb or the particle, is called the ʿāmil.

There are four kinds: rafʿ, whose first sign is ḍammah; naṣb, fatḥah; jarr, kasrah; and jazm, sukūn. Nouns take the first three and verbs take rafʿ, naṣb and jazm. So jarr belongs to nouns alone and jazm to verbs alone.

يَكْتُبُ، لَنْ يَكْتُبَ، لَمْ يَكْتُبْ

“He writes; he will not write; he did not write.”

Some words never change, and they are called mabnī. All particles are so, the past verb, and nouns such as the pronouns and most words of pointing.

جَاءَ هٰؤُلَاءِ، وَرَأَيْتُ هٰؤُلَاءِ.

“These people came, and I saw these people.” The ending is kasrah both times; only the place in the sentence tells you which is the doer.',0,0,8,'','','',0,'','nCejIbaq-wU44QhtuAG5MA',1778542704,1778542704,null,null,'SK2h8ladCtSWq0pTbLmRCg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (19,2,'exam','Exam: Sentences and endings','This exam closes the class. It has eight objective questions, two of them to type, on the nominal sentence, the verbal sentence and iʿrāb, and then one theory question for you to answer in your own words.

Revise with these three lines first. For each, say whether the sentence is nominal or verbal, and name the work of every word.

الجَوُّ جَمِيلٌ.

شَرِبَ الوَلَدُ المَاءَ.

ذَهَبَتْ زَيْنَبُ إِلَى المَدْرَسَةِ.

“The weather is beautiful. The boy drank the water. Zaynab went to the school.”

Theory question. Write about the sentence below. Say which kind of sentence it is, name the work of each of its three words, and for each noun give its kind of iʿrāb and the sign that shows it. Then change the sentence so that it becomes nominal, beginning with the name.

قَرَأَتْ فَاطِمَةُ الكِتَابَ.

Write in English, with the Arabic terms where you know them. A short and exact answer is better than a long one.',0,0,9,'','','',0,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','YCelZRUYoe6Hq7qAklZrgQ',1778542704,1778542704,null,null,'wG_cxxRXbBKLqPW_8D3Jsw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (20,3,'timetable','Class timetable · جَدْوَلُ الدُّرُوسِ','Five dialogues and an exam make up this class. Take one dialogue a week; the lessons stay open, so you may slow down whenever your work or your exams at school press on you.

Each week has four short meetings with the same dialogue, about twenty minutes each. Here is the week in Arabic, one line a day.

يَوْمُ السَّبْتِ: نَسْتَمِعُ إِلَى الحِوَارِ.
يَوْمُ الِاثْنَيْنِ: نَقْرَأُ وَنُكَرِّرُ.
يَوْمُ الأَرْبِعَاءِ: نَتَكَلَّمُ مَعًا.
يَوْمُ الجُمُعَةِ: نُرَاجِعُ.

On Saturday (yawmu s-sabt) we listen to the dialogue without looking at it. On Monday (yawmu l-ithnayn) we read it and repeat every line aloud. On Wednesday (yawmu l-arbiʿāʾ) we speak together: find a partner in your house, on the telephone or in the discussion below the lesson. On Friday (yawmu l-jumuʿah) we revise and cover the English with a hand.

Keep a small notebook. Write the Arabic with all its vowel marks, for a word learnt without its vowels has to be learnt twice. When the five dialogues are yours, sit the exam.',0,0,1,'','','',0,'','_3ibKnRgydKPW-4_JqXUHw',1778542704,1778542704,null,null,'lTTW57j2o_M9ZRCMHBBtGA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (21,3,'lesson','Greetings · التَّحِيَّةُ','Play the recording first and follow the lines with a finger. Khālid meets Tunde at the gate of the school.

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

At a pause we drop the last short vowel in speech, but we always write it. Notice too that the answer to a greeting returns it in full or adds to it; it never gives back less.',0,0,2,'material/2dwWCO8Nbb-VQLx85civdg.mp3','greetings.mp3','mp3',141873,'','ufiofyYpxFZLchlzhKZfWw',1778542704,1778542704,null,null,'LOCXRODighbXJ6zf8Jk61g',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (22,3,'lesson','The family · الأُسْرَةُ','Kemi shows Salmā a photograph of her family. Before you read, learn the words ab أَبٌ (father), umm أُمٌّ (mother), akh أَخٌ (brother) and ukht أُخْتٌ (sister).

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

Here are the grandparents: jaddī, my grandfather, and jaddatī, my grandmother.',0,0,3,'','','',0,'','hj5oPzWmQRasAGmhFiM3Dw',1778542704,1778542704,null,null,'VgHSiBEDlL8kLCE0dA1Txw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (23,3,'lesson','At the market · فِي السُّوقِ','Amina wants a piece of cloth. The seller (al-bāʾiʿ) names a price, and she does what everybody does at a market.

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

Hādhā rakhīṣ, wa-dhālika ghālin: this is cheap, and that is dear.',0,0,4,'','','',0,'','COr50qyLumRUdH7EsXuJEg',1778542704,1778542704,null,null,'m_LpJE0BrFThhVxLNMEe-w',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (24,3,'lesson','On the road · فِي الطَّرِيقِ','Bala has come to a town he does not know. He asks Zaynab the way to the mosque.

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

Al-baytu ʿalā l-yasār, wa-l-madrasatu ʿalā l-yamīn: the house is on the left, and the school is on the right.',0,0,5,'','','',0,'','5mM3wV9jCDJAnaMwiXQJ1Q',1778542704,1778542704,null,null,'vW6tXa-GmjSj5cSAKEZbKA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (25,3,'lesson','At home: what time is it? · فِي البَيْتِ: كَمِ السَّاعَةُ؟','It is early, and the mother of Yūsuf is hurrying the house along.

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

Ask the time with كَمْ, never with أَيْنَ (where). To ask when something happens use مَتَى (matā), as Yūsuf’s mother does. Tell the time aloud each time you look at your telephone today.',0,0,6,'','','',0,'','qQxZKtlpx-LPJZBliIGNSw',1778542704,1778542704,null,null,'Zbf-D9NbFb-otliF_Ijl0w',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (26,3,'exam','Exam: A day of conversation','Read all five dialogues aloud once more before you begin, and let the transliteration rest: from now on read the Arabic itself.

The questions ask three things. First, who is being spoken to? Look for the endings ـكَ and ـكِ and for the verbs that change with a woman. Secondly, which question word fits? Keep these four apart.

أَيْنَ البَيْتُ؟
مَتَى تَذْهَبُ؟
مَنْ هٰذَا؟
بِكَمْ هٰذَا؟

In English: where is the house, when do you go, who is this, and how much is this. Thirdly, what answer would a polite speaker give? A greeting is returned in full, a thank-you gets عَفْوًا (ʿafwan), and a welcome gets a welcome.

In the last three questions you type the words yourself; leave the vowel marks out if you like.

Take your time, and read every choice to its last vowel mark before you settle on one. Two answers may look alike and differ only in a kasrah. There is no theory part in this exam. If a question surprises you, go back to its dialogue afterwards and say the whole of it aloud three times.',0,0,7,'','','',0,'','K-PL5mD0BM0Q4MpCi4K97A',1778542704,1778542704,null,null,'Hmlg7LFQClVgFQ3EWI0_hQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (27,4,'lesson','The three short vowels · الحَرَكَاتُ','An Arabic letter is a consonant waiting to be moved. The mark that moves it is called a ḥarakah, “a movement”, and there are only three.

فَتْحَةٌ، كَسْرَةٌ، ضَمَّةٌ

Fatḥah is a short stroke above the letter and says a. Kasrah is the same stroke below and says i. Ḍammah is a tiny wāw above and says u. The consonant comes first, then its vowel: ba, bi, bu.

بَ  بِ  بُ

Read three letters, one beat each, and do not stretch any of them. If you make a vowel long you have said another word.

كَتَبَ، شَرِبَ، كَبُرَ

They are kataba, “he wrote”, shariba, “he drank”, and kabura, “he grew big”. Clap once for every letter: ka-ta-ba, sha-ri-ba, ka-bu-ra.

A change of vowels changes the meaning while the letters stay as they are. Look at these two.

كَتَبَ، كُتِبَ

The first is “he wrote” and the second, kutiba, is “it was written”. This is why a beginner’s book prints every vowel, and why we shall read every vowel that is printed. Later, when you know the grammar, you will supply them yourself.',0,0,1,'','','',0,'','aCWYrXjN_JvyzT7-Fk5ynw',1778542704,1778542704,null,null,'osvUXDec8RIvzJqzA-hm0g',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (28,4,'lesson','Sukūn, the letter at rest · السُّكُونُ','Not every letter has a vowel. A letter without one is at rest, and its mark is a small circle above it, the sukūn. Close the syllable on that letter and add nothing after it.

مِنْ، هَلْ، قُلْ، كَمْ

Read min, “from”; hal, which opens a question; qul, “say!”; and kam, “how many?”. Take care not to let a vowel slip in at the end: it is qul and not qulu.

In the middle of a word the resting letter closes one syllable, and the next letter opens another. Break the word there and it becomes easy.

مَكْتَبٌ، مَسْجِدٌ، يَكْتُبُ

Say mak-ta-bun, “an office”; mas-ji-dun, “a mosque”; yak-tu-bu, “he writes”.

When wāw or yāʾ is at rest after a fatḥah, the two glide together: aw and ay.

يَوْمٌ، بَيْتٌ، لَيْلٌ، نَوْمٌ

These are yawm, “a day”; bayt, “a house”; layl, “night”; and nawm, “sleep”. Give the glide its full sound. Bayt is not “bet”, and yawm is not “yom”.

Two rules to keep: an Arabic word never begins with a resting letter, and in pausing at the end of a sentence we rest the last letter even where a vowel is written. So مَسْجِدٌ is read masjid when you stop on it.',0,0,2,'','','',0,'','Iw7J-iGiPXSm-gVkzC0aJQ',1778542704,1778542704,null,null,'rixkNiQUFM30fGlHHwoBmA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (29,4,'lesson','Long vowels · حُرُوفُ المَدِّ','Three letters can stretch the vowel before them: alif after fatḥah, yāʾ after kasrah, and wāw after ḍammah. Each makes the vowel two beats long. They carry no mark of their own when they do this work.

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

“This is a big book.”',0,0,3,'','','',0,'','H2cy7AuNGCpTFg9Aq50hUA',1778542704,1778542704,null,null,'zLec-SQwcEQI_vRR28nDfA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (30,4,'lesson','Shaddah, one letter doing the work of two · الشَّدَّةُ','The shaddah looks like a tiny w above the letter. It says that the letter is there twice: once at rest, closing the syllable before it, and once with its vowel, opening the next.

مُعَلِّمٌ

Write it out slowly and you hear mu-ʿal-li-mun: the first lām is at rest, the second has kasrah. Lean on the letter and let it go. Fatḥah and ḍammah are set above the shaddah, and kasrah is often set just beneath it, still above the letter.

Doubling changes the meaning, so it is never optional. Read these two until the difference is clear.

دَرَسَ، دَرَّسَ

The first, darasa, is “he studied”; the second, darrasa, is “he taught”. One letter held a moment longer makes the student a teacher.

أُمٌّ، رَبٌّ، حَقٌّ، سُكَّرٌ

These are “a mother”, “a lord”, “truth” and “sugar”. When you stop on a word such as رَبٌّ, keep the weight of the doubled letter, though its vowel is gone: rabb.

المُعَلِّمُ يُدَرِّسُ كُلَّ يَوْمٍ.

“The teacher teaches every day.” Find the three shaddahs, and say which two letters each of them stands for.',0,0,4,'','','',0,'','rutrylzdgRZ3Q09UmLtnBg',1778542704,1778542704,null,null,'MyJi9dn3zuRAmUE46J-rqQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (31,4,'lesson','Tanwīn · التَّنْوِينُ','Many nouns end in an n that is heard and never written as a letter. It is shown by doubling the last vowel sign, and it is called tanwīn. As there are three vowels, there are three tanwīns: un, an, in.

كِتَابٌ، كِتَابًا، كِتَابٍ

Read kitābun, kitāban, kitābin. All three mean “a book”. Which one is used depends on the word’s work in the sentence, as you will learn in the grammar classes. Here, only read what you see.

هٰذَا كِتَابٌ.

قَرَأْتُ كِتَابًا.

نَظَرْتُ فِي كِتَابٍ.

“This is a book. I read a book. I looked into a book.”

The tanwīn of fatḥah brings a silent alif with it, as in كِتَابًا. There are exceptions. No alif is added after tāʾ marbūṭah, nor after a hamzah which already follows an alif.

مَدْرَسَةً، مَاءً

When you stop, un and in fall silent, and an becomes a long ā: kitāb, kitābā, kitāb. After tāʾ marbūṭah you stop on a soft h: madrasah.

Tanwīn and the article do not meet. It is كِتَابٌ, “a book”, or الكِتَابُ, “the book”, and never both at once.',0,0,5,'','','',0,'','lpkuGrJCYP6RCWjkswCPFg',1778542704,1778542704,null,null,'oDp4rdhUOuBTTJtVnIuBOQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (32,4,'lesson','Sun and moon letters · الحُرُوفُ الشَّمْسِيَّةُ وَالقَمَرِيَّةُ','The article is always written alif and lām, but its lām is not always heard. Before fourteen letters it is pronounced. Before the other fourteen it melts into the letter that follows, and that letter takes a shaddah.

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

Read al-kitābu fi l-bayt: “The book is in the house.”',0,0,6,'material/aygJk1g0RIgTAhdRvxqV7w-1200x1332.png','sun-and-moon-letters.png','png',57645,'','KIocIK5SLDVQc0KE5wpqig',1778542704,1778542704,null,null,'dUzfZfBvIa4FOj8iKROIYw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (33,4,'lesson','Reading a whole page · قِرَاءَةُ نَصٍّ','You have every sign you need, so this lesson adds none. Print the sheet or open it on your phone, and read it in three rounds.

In the first round read letter by letter, clapping the beats. In the second read word by word, resting the last letter when you stop. In the third read sentence by sentence, carrying each ending into the next word. Here is how Amina introduces herself.

اِسْمِي أَمِينَةُ، وَأَسْكُنُ فِي مَدِينَةِ كَانُو.

أَبِي تَاجِرٌ، وَأُمِّي طَبِيبَةٌ.

أَذْهَبُ إِلَى المَدْرَسَةِ كُلَّ صَبَاحٍ.

أُحِبُّ اللُّغَةَ العَرَبِيَّةَ، وَأَقْرَأُ كِتَابًا جَدِيدًا كُلَّ شَهْرٍ.

“My name is Amina, and I live in the city of Kano. My father is a trader and my mother is a doctor. I go to school every morning. I love the Arabic language, and I read a new book every month.”

Look out for three places. In إِلَى المَدْرَسَةِ the long ā is cut short before the article: ila l-madrasati. In اللُّغَةَ the lām of the article meets another lām, and you hear one strong doubled l. In كِتَابًا جَدِيدًا both words carry the same tanwīn, because the adjective follows its noun.

Now put your own name, city and family into the lines, and read them to someone.',0,0,7,'material/XIL73WS9TP0DU09zdUC1WQ.pdf','reading-sheet.pdf','pdf',59516,'','aIQL9yHOVhTHScNHqMToCA',1778542704,1778542704,null,null,'agQ2-BYOQiyg0uRoDWeW_Q',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (34,4,'exam','Exam: Reading with vowels','Ten questions on the signs you have learnt. In the last three you type the word; two of them ask for every mark. You may take as long as you need, but take them in one sitting and with no book open.

Warm up first by reading these lines aloud, twice. Together they hold everything the exam asks about: the short vowels, sukūn, shaddah, tanwīn, long vowels, and the article before sun and moon letters.

الشَّمْسُ كَبِيرَةٌ، وَالقَمَرُ جَمِيلٌ.

دَخَلَ الرَّجُلُ مَسْجِدًا كَبِيرًا.

هٰذَا دَرْسٌ سَهْلٌ، وَذٰلِكَ دَرْسٌ طَوِيلٌ.

“The sun is big and the moon is beautiful. The man entered a big mosque. This is an easy lesson, and that is a long lesson.”

If you hesitated anywhere, name the sign that stopped you and open its lesson again. A reader who knows which sign is hard for him has done half the work.

In the exam, say each answer aloud before you choose. Several answers differ in one mark only, so look above the letter and below it, and look at the last letter twice.',0,0,8,'','','',0,'','viPk6HQDlm8gFXy8rkyOCg',1778542704,1778542704,null,null,'tYKmOAnYIPPKCRt-TChd9A',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (35,5,'lesson','One to ten · مِنْ وَاحِدٍ إِلَى عَشَرَةٍ','Begin by counting with nothing to count, as one does on the fingers. These are the forms with tāʾ, the ones used in plain counting.

وَاحِدٌ، اِثْنَانِ، ثَلَاثَةٌ، أَرْبَعَةٌ، خَمْسَةٌ
سِتَّةٌ، سَبْعَةٌ، ثَمَانِيَةٌ، تِسْعَةٌ، عَشَرَةٌ

Say them aloud: wāḥid, ithnān, thalāthah, arbaʿah, khamsah; sittah, sabʿah, thamāniyah, tisʿah, ʿasharah. Clap once for every number, then count backwards from ten.

One and two behave like adjectives: they follow the noun and agree with it. The number two is often left out altogether, because the dual ending already says it.

كِتَابٌ وَاحِدٌ، وَبِنْتٌ وَاحِدَةٌ.
كِتَابَانِ، وَبِنْتَانِ.

Kitābun wāḥid, wa-bintun wāḥidah: one book and one girl. Kitābān, wa-bintān: two books and two girls. After a verb or a particle that asks for the accusative or genitive the dual ends in ـَيْنِ (-ayni) instead.

قَرَأْتُ كِتَابَيْنِ.

Qaraʾtu kitābayn: I have read two books. There is no other ending for the dual, so these two, -āni and -ayni, serve for every noun you will ever count in pairs. From three upwards the number comes before the noun, and there the real story of the Arabic numbers begins.',0,0,1,'','','',0,'','Dmr86E68vRIHv0KmJeK8HA',1778542704,1778542704,null,null,'DKhdwG_8cPZCdEtE2_7iQg',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (36,5,'lesson','Three to ten: the crossing of genders · تَذْكِيرُ العَدَدِ وَتَأْنِيثُهُ','From three to ten the number takes the opposite gender of the thing counted. If the noun is masculine the number has its tāʾ; if the noun is feminine the tāʾ falls away.

ثَلَاثَةُ كُتُبٍ، وَثَلَاثُ بَنَاتٍ
خَمْسَةُ رِجَالٍ، وَخَمْسُ نِسَاءٍ
سَبْعَةُ أَيَّامٍ، وَسَبْعُ لَيَالٍ
عَشَرَةُ طُلَّابٍ، وَعَشْرُ طَالِبَاتٍ

Thalāthatu kutub, three books, but thalāthu banāt, three girls. Khamsatu rijāl, five men, but khamsu nisāʾ, five women. Sabʿatu ayyām, seven days, but sabʿu layālin, seven nights. ʿAsharatu ṭullāb, ten male students, but ʿashru ṭālibāt, ten female students.

Three things happen in every pair. The number loses its tanwīn, because it is the first part of an iḍāfah. The noun is plural. And the noun is in the genitive, so it ends in kasrah.

Ask for the gender of the singular, not of the plural: “days” follows yawm يَوْمٌ, which is masculine, and “nights” follows laylah لَيْلَةٌ, which is feminine. The Qurʾān sets the two side by side in one verse of Sūrat al-Ḥāqqah:

سَبْعَ لَيَالٍ وَثَمَانِيَةَ أَيَّامٍ

Sabʿa layālin wa-thamāniyata ayyām: “seven nights and eight days”. One number without tāʾ, one with it. Keep this phrase in your memory, and you will never need the rule.',0,0,2,'','','',0,'','doax_Bg4rGjuzrhY_iSapQ',1778542704,1778542704,null,null,'0_dB_8W35sjtgMCFMQDzRw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (37,5,'lesson','Eleven to ninety-nine · مِنْ أَحَدَ عَشَرَ إِلَى تِسْعَةٍ وَتِسْعِينَ','From eleven to ninety-nine the noun returns to the singular and stands in the accusative with tanwīn. That one rule covers every line of this lesson.

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

Khamsatun wa-ʿishrūna ṭāliban is twenty-five male students, khamsun wa-ʿishrūna ṭālibatan twenty-five female students: again the unit crosses over, and again the noun is singular with tanwīn fatḥ.',0,0,3,'','','',0,'','zD1fwkCuDUumlN76qRVkEg',1778542704,1778542704,null,null,'DqmIAAvRSgp10H4ElDu0Kg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (38,5,'lesson','The days of the week · أَيَّامُ الأُسْبُوعِ','Once you can count to five you almost know the week, for its days are named by number, beginning with Sunday.

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

Yesterday is amsi أَمْسِ, today al-yawma اليَوْمَ and tomorrow ghadan غَدًا.',0,0,4,'','','',0,'','uufL-wjl0BeRc-XoCw2lnA',1778542704,1778542704,null,null,'ueG8kEZLiQtdzYWg0C1rrQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (39,5,'lesson','The months · الشُّهُورُ','The year has twelve months, and the Qurʾān counts them in Sūrat at-Tawbah.

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

You will recognise every one of them when you say it aloud.',0,0,5,'','','',0,'','o0O-ZKryqkMxRpKQ9RnuJg',1778542704,1778542704,null,null,'znXRrhS7gHP8PZQbkzdE3g',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (40,5,'lesson','The clock · السَّاعَةُ','The word sāʿah سَاعَةٌ is an hour, a clock and the time of day. We ask with kam and answer with an ordinal number, “the third hour”.

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

Yabdaʾu d-darsu fī s-sāʿati l-khāmisati masāʾan: the lesson begins at five in the evening. For the morning say ṣabāḥan صَبَاحًا, and for the night laylan لَيْلًا.',0,0,6,'','','',0,'','6HvbETyKLjZE7eAyNkQSFQ',1778542704,1778542704,null,null,'D1MetFCBlTt0dbkNwfsUHg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (41,5,'exam','Exam: Numbers and time','Before you begin, put the whole class on one page. Three steps are enough.

One and two: the noun itself does the work. Three to ten: opposite gender, plural noun, genitive. Eleven to ninety-nine: singular noun, accusative, with tanwīn.

كِتَابٌ وَاحِدٌ
أَرْبَعَةُ كُتُبٍ
أَرْبَعَةَ عَشَرَ كِتَابًا

One book, four books, fourteen books: watch how the word for book changes from kitābun to kutubin to kitāban while the number grows. Say the same three lines with “girl”, and cross the genders where they must be crossed.

بِنْتٌ وَاحِدَةٌ
أَرْبَعُ بَنَاتٍ
أَرْبَعَ عَشْرَةَ بِنْتًا

For the calendar, say the days in order from Sunday and the lunar months in order from al-Muḥarram, without the book. For the clock, take any six times of your own day and say them with wa-r-rubʿ, wa-n-niṣf and illā rubʿan.

The eleven questions have one correct answer each; the last three are typed. In the Arabic choices look at the tāʾ first and at the last vowel second; most mistakes in the numbers are made in those two places. There is no theory part.',0,0,7,'','','',0,'','GYCRtZLGxFrcRgZihsu5Hg',1778542704,1778542704,null,null,'K6Ot2WvlVBRC1eNWqu2AWA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (42,6,'lesson','Al-Fātiḥah · سُورَةُ الفَاتِحَةِ','You say these seven verses in every rakʿah. Today we slow down.

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

Both naʿbudu and nastaʿīnu begin with nūn: even one who prays alone says “we”.',0,0,1,'','','',0,'','YOTVCteaQ1xysOnVPIFoQA',1778542704,1778542704,null,null,'OPhqW1m4n-nneznm0PBG4g',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (43,6,'lesson','Al-Ikhlāṣ · سُورَةُ الإِخْلَاصِ','Four verses, and in them almost every kind of sentence a beginner must know.

قُلْ هُوَ اللَّهُ أَحَدٌ
اللَّهُ الصَّمَدُ
لَمْ يَلِدْ وَلَمْ يُولَدْ
وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ

“Say: He is Allah, One. Allah, the One to whom all turn in need. He has not begotten, nor was He begotten. And there is none equal to Him.”

Qul is the command of qāla, to say. Its long vowel has gone, because the lām is now without a vowel, and two vowelless letters would meet: qūl became qul.

Allāhu ṣ-ṣamad is a nominal sentence of two words, mubtadaʾ and khabar, both in the nominative with ḍammah.

The third verse gives the particle لَمْ (lam). It stands before a present verb, turns its meaning to the past and denies it, and puts the verb into the jussive, majzūm, whose sign here is sukūn. Yalidu, He begets, becomes lam yalid; yūladu, the passive, becomes lam yūlad. Both come from the root w-l-d, which also gives walad وَلَدٌ, a child.

In the last verse yakun is yakūnu after lam, shortened as qul was. Its noun is aḥadun, left to the very end, and its predicate is kufuwan, accusative as the predicate of kāna always is, and brought forward. In plain order it would be “no one has been equal to Him”.

The word aḥad أَحَدٌ opens and closes the sūrah: first “One”, then “anyone”.',0,0,2,'','','',0,'','WWf9P6IfmLaJpRACybtfkg',1778542704,1778542704,null,null,'mk1wokhndYO2KNJNg-NG9Q',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (44,6,'lesson','Al-Falaq · سُورَةُ الفَلَقِ','This sūrah is one long sentence: a command, a verb, and what we seek refuge from, four times.

قُلْ أَعُوذُ بِرَبِّ الْفَلَقِ
مِنْ شَرِّ مَا خَلَقَ
وَمِنْ شَرِّ غَاسِقٍ إِذَا وَقَبَ
وَمِنْ شَرِّ النَّفَّاثَاتِ فِي الْعُقَدِ
وَمِنْ شَرِّ حَاسِدٍ إِذَا حَسَدَ

“Say: I seek refuge with the Lord of daybreak from the evil of what He has created, and from the evil of darkness when it settles, and from the evil of those who blow on knots, and from the evil of an envier when he envies.”

Aʿūdhu is “I seek refuge”, from ʿādha; the hamzah at its head says “I”. The one with whom we seek it follows bi-, and the thing we flee from follows min. Learn the verb with both its particles: aʿūdhu bi-… min…

In sharri mā khalaq the word مَا (mā) is not a denial. It is a noun meaning “that which”, the second part of the iḍāfah: “the evil of what He created”.

Ghāsiqin and ḥāsidin are active participles on the pattern fāʿil, like kātib, a writer. Their tanwīn makes them indefinite: any darkness, any envier. An-naffāthāt has the intensive pattern faʿʿāl, in the feminine plural.

The word إِذَا (idhā) is “when”. The verb after it is past in form, waqaba, ḥasada, but its time is not past: it means whenever that should happen.',0,0,3,'','','',0,'','kCjM77zjmeFWPuGcc3rHfg',1778542704,1778542704,null,null,'zYxanp1yGYg3LQANrI1RIw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (45,6,'lesson','An-Nās · سُورَةُ النَّاسِ','The last sūrah of the muṣḥaf begins as its neighbour did, with qul aʿūdhu. Here one refuge is named by three titles, and one evil is feared.

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

Alladhī الَّذِي is “who”, and agrees with al-waswās. Ṣudūr is the broken plural of ṣadr صَدْرٌ, a breast. In the last verse min takes fatḥah before the article, mina l-jinnah, so that two vowelless letters do not meet.',0,0,4,'','','',0,'','f_mCiLJzjJf7YBO3rwzTYQ',1778542704,1778542704,null,null,'4yIqL9Y52zdqqL-2ZE7SAA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (46,6,'lesson','Al-ʿAṣr · سُورَةُ العَصْرِ','Three verses: an oath, a statement and an exception.

وَالْعَصْرِ
إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ
إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ

“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.”

The first wāw is not “and”. It is the wāw of the oath, wāw al-qasam, and like a preposition it puts its noun into the genitive: wa-l-ʿaṣri.

Inna إِنَّ stands at the head of a nominal sentence, strengthens it, and turns the mubtadaʾ to the accusative: al-insānu becomes inna l-insāna. The lām in la-fī strengthens once more. Oath, inna and lām: the statement is made three times firm.

After illā come the exceptions. Alladhīna الَّذِينَ is the plural of alladhī, and four verbs follow it, all past and all plural with wāw: āmanū, ʿamilū, tawāṣaw, tawāṣaw. The silent alif after the wāw is only written.

Aṣ-ṣāliḥāti is an object, yet it ends in kasrah. That is the rule for every sound feminine plural: its accusative looks like its genitive.

Tawāṣaw is the sixth form, tafāʿala, which often means that users do something to one another. From the root w-ṣ-y, to enjoin, it says in one word “they enjoined one another”.',0,0,5,'','','',0,'','Pzu2ssrAHK4lai8O0eSBXg',1778542704,1778542704,null,null,'BuS7JM0Dq5zqhFu7d_XWCg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (47,6,'lesson','Al-Kawthar · سُورَةُ الكَوْثَرِ','The shortest sūrah of the Qurʾān is ten words long, and no word of it is spare.

إِنَّا أَعْطَيْنَاكَ الْكَوْثَرَ
فَصَلِّ لِرَبِّكَ وَانْحَرْ
إِنَّ شَانِئَكَ هُوَ الْأَبْتَرُ

“We have given you al-Kawthar. So pray to your Lord and sacrifice. It is he who hates you who is cut off.”

Innā إِنَّا is inna and the pronoun -nā, “we”, grown together. Aʿṭaynāka is a whole sentence in one word: aʿṭā, to give; -nā, We; -ka, to you. The giving has two objects, -ka and al-kawthara, hence the fatḥah at the end.

Fa- فَ is “so”: what follows rests on what came before. A gift has been given, therefore pray.

Ṣalli is the command of ṣallā, to pray, and inḥar the command of naḥara, to sacrifice. A weak final letter falls away in the command: yuṣallī loses its yāʾ and becomes ṣalli, with the kasrah left behind as a sign. Inḥar has no weak letter, so it simply ends in sukūn. Its alif is a connecting one and is silent after wāw: wa-nḥar.

Shāniʾ is an active participle, “one who hates”, and -ka names the one he hates; after inna it is accusative, shāniʾaka. The pronoun huwa stands between it and al-abtar to say “he and not another”.

Al-abtaru is the khabar of inna, nominative, on the pattern afʿal.',0,0,6,'','','',0,'','T7IHjGfjE-doFjYseYMa6A',1778542704,1778542704,null,null,'itECIWCmf0u4eI_-BTY4Qw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (48,6,'exam','Exam: The six sūrahs','Recite the six sūrahs from memory before you begin, and after each verse say its meaning. Where the meaning comes slowly, return to the lesson.

The objective questions ask about words and their endings; in the last two you type the word. Keep three contrasts before your eyes.

لَمْ يَلِدْ
إِنَّ الْإِنْسَانَ
بِرَبِّ النَّاسِ

Lam makes a present verb majzūm, so it ends in sukūn. Inna makes the noun after it manṣūb, so it ends in fatḥah. A preposition makes its noun majrūr, so it ends in kasrah. Most endings in these sūrahs are explained by one of the three.

Theory. Take Sūrat al-ʿAṣr. Write its three verses with full vowel marks and translate them into English. Then explain, in your own words: why al-ʿaṣr ends in kasrah; why al-insān ends in fatḥah; what illā does; and why aṣ-ṣāliḥāt ends in kasrah although it is an object. Six to ten sentences are enough. Your teacher reads the theory part and marks it, so your result is complete only after that.',0,0,7,'','','',0,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ.
“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','VjyEPnpoB5F7iCLcTU98Og',1778542704,1778542704,null,null,'O4qwkZB_kBDlgqStOxmu2w',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (49,7,'timetable','Timetable · جَدْوَلُ الدُّرُوسِ','Each week has one new portion of the text, and two meetings in which we recite it. All times are West Africa Time.

Tuesday, 8:00 PM to 9:00 PM: the new lines. The teacher reads them three times, the class repeats, and we take the meaning word by word.

Thursday, 8:00 PM to 9:00 PM: examples. Everyone brings one sentence of their own in which the rule of the week can be heard.

Saturday, 9:00 AM to 9:45 AM: recitation by heart, in pairs. This meeting is for those who want it, and it is where most of the learning happens.

Your subscription opens up to eight lessons in a calendar month, which is two a week. Do not hurry to use them all. A line that is understood and memorised is worth more than a chapter that has been looked at.

The students of this text have long begun with its first word and finished with its last, leaving nothing out. We do the same. Begin by reading the opening aloud, once a day, until the first meeting.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.',0,0,1,'','','',0,'','4VVWN6gWtuRtFGwNGliJJA',1778542704,1778542704,null,null,'0R-kY2V1Bjbem85kC5zIiw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (50,7,'lesson','What is speech? · الكَلَامُ','Ibn Ājurrūm opens with a definition, for grammar is about speech, and we should know what the grammarians mean by it.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.

“Speech is the utterance that is composed, that conveys a meaning, by convention.” There are four conditions, and each of them shuts something out.

Lafẓ, utterance, is sound made of letters. A nod or a written sign may be understood, but it is not speech to a grammarian. Murakkab, composed, means made of two words or more, so زَيْدٌ alone is not speech. Mufīd, conveying a meaning, means that the hearer is left waiting for nothing. Bi-l-waḍʿ, by convention, is commonly explained as use of words in the meanings the Arabs set them for.

Compare these two.

قَامَ زَيْدٌ.

إِنْ قَامَ زَيْدٌ

The first, “Zayd stood up”, is speech, for you may be silent after it. The second, “If Zayd stood up”, has more words, but the hearer still waits for the answer, so it is not yet speech.

Sometimes one of the two words is understood and not spoken. The command قُمْ, “Stand!”, is complete speech, because the hidden أَنْتَ, “you”, is its doer.

Learn the line by heart before you go on.',0,0,2,'material/6ZJ_iSKfR1HpIqL7EZKP7w.pdf','ajurrumiyyah-opening.pdf','pdf',57906,'','U-7B3IqtdVjS-63wij3Q7g',1778542704,1778542704,null,null,'ZXvs0ZNR9Iypff7TaLAdWw',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (51,7,'lesson','Noun, verb and particle · أَقْسَامُ الكَلَامِ','Having said what speech is, the author tells us what it is made of.

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

“Zayd is standing. Zayd stands up.” Whatever else a sentence holds, look first for its two pillars.',0,0,3,'','','',0,'','EfgZiw-ZptZ3UxlWtNgDBA',1778542704,1778542704,null,null,'KzMj6qgn7wc5NB5VRfMTPg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (52,7,'exam','Exam: The parts of speech','This exam is on the first two lines of the text. It has five objective questions and one theory question. Close the book before you begin, for the lines should be in your memory by now.

Recite them once.

الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ.

وَأَقْسَامُهُ ثَلَاثَةٌ: اسْمٌ، وَفِعْلٌ، وَحَرْفٌ جَاءَ لِمَعْنًى.

In the objective part, remember that the author’s four conditions must all be met together. A string of words that leaves the hearer waiting fails one of them, and a single name fails another.

Theory question. Write out Ibn Ājurrūm’s definition of speech from memory, in Arabic. Then explain each of its four terms in a sentence of your own, and give for each term one example of what it shuts out. Finish with one complete sentence in Arabic that meets all four conditions, and say what its two pillars are.

You may write the explanation in English. Vowel marks on the Arabic are welcome. What is looked for is that you understand why each word of the definition is there.',0,0,4,'','','',0,'The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing. Murakkab is composed of two words or more, whether spoken or understood; it shuts out the single word, such as زَيْدٌ. Mufīd is conveying a meaning after which silence is good; it shuts out the unfinished, such as إِنْ قَامَ زَيْدٌ. Bi-l-waḍʿ is by convention, in the meanings the Arabs set the words for; it shuts out what is not Arabic usage (many also explain it as by intention, which shuts out the talk of one asleep). A full example: قَامَ زَيْدٌ, whose pillars are the verb قَامَ and the doer زَيْدٌ. Any complete Arabic sentence with its pillars named is accepted.','oVeRqHIfsApxHLpQUMnjeg',1778542704,1778542704,null,null,'DUqB0itV0sgytBARRWwfjQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (53,7,'lesson','Signs of the noun · عَلَامَاتُ الِاسْمِ','Before we can say what a word does in a sentence, we must know what kind of word it is. Ibn Ājurrūm gives the noun four signs. If a word accepts even one of them, it is a noun.

فَالِاسْمُ يُعْرَفُ بِالخَفْضِ، وَالتَّنْوِينِ، وَدُخُولِ الأَلِفِ وَاللَّامِ، وَحُرُوفِ الخَفْضِ.

“The noun is known by khafḍ, by tanwīn, by taking alif and lām, and by the particles of khafḍ.” Khafḍ is his word for what most books call jarr. The Kufan grammarians preferred the one and the Basrans the other. He then counts the particles.

وَهِيَ: مِنْ، وَإِلَى، وَعَنْ، وَعَلَى، وَفِي، وَرُبَّ، وَالبَاءُ، وَالكَافُ، وَاللَّامُ.

To these he adds the particles of the oath: wāw, bāʾ and tāʾ.

Hear the signs in sentences.

هٰذَا كِتَابٌ جَدِيدٌ.

الكِتَابُ عَلَى المَكْتَبِ.

قَرَأْتُ فِي الكِتَابِ قِصَّةً جَمِيلَةً.

In the first line كِتَابٌ carries tanwīn. In the second it carries the article. In the third it comes after فِي and ends in kasrah, so it shows two signs besides the article.

A word need not show every sign at once. أَمِينَةُ takes neither tanwīn nor the article, but we say سَلَّمْتُ عَلَى أَمِينَةَ, and the particle before her name is enough.',0,0,5,'','','',0,'','Zxz2xZ-f2lfXusK2w4lV6A',1778542704,1778542704,null,null,'Vy7mdzqu736sI_kECin7HA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (54,7,'lesson','Signs of the verb · عَلَامَاتُ الفِعْلِ','The verb, too, has its signs, and the author again gives four.

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

Test the verbs you know with these signs, and say which of them each verb accepts.',0,0,6,'','','',0,'','lBRowX_A9Ju_JU4hlZavzw',1778542704,1778542704,null,null,'UVBQvfSa9SKEtj0KqEfI_g',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (55,7,'lesson','The particle, known by having no sign · الحَرْفُ','The third part of speech gets one line, and a clever one.

وَالحَرْفُ مَا لَا يَصْلُحُ مَعَهُ دَلِيلُ الِاسْمِ وَلَا دَلِيلُ الفِعْلِ.

“The particle is that with which neither the sign of the noun nor the sign of the verb is fitting.” The absence of a sign is its sign. Teachers compare it to jīm, ḥāʾ and khāʾ: one has a dot below, another a dot above, and the third is known by having none.

Test هَلْ, which opens a question. You cannot say it with tanwīn or the article, so it is not a noun. You cannot put سَوْفَ before it, and it takes no resting tāʾ, so it is not a verb. It must be a particle.

Particles fall into three groups. Some come before nouns only, some before verbs only, and some before both.

فِي البَيْتِ

لَمْ يَقُمْ

هَلْ قَامَ زَيْدٌ؟ هَلْ زَيْدٌ قَائِمٌ؟

Here فِي belongs to nouns, لَمْ to verbs, and هَلْ to both. As a rule a particle that belongs to one kind alone acts upon it: فِي gives its noun kasrah and لَمْ gives its verb sukūn, while هَلْ changes nothing.

All particles are mabnī. Their endings never change, so learn each one as it is.',0,0,7,'','','',0,'','z02-t5No2m4pN4OaB7Ab8A',1778542704,1778542704,null,null,'Pf1XePm84aOti9nAPNEyww',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (56,7,'exam','Exam: Noun or verb?','This exam is on the signs of the noun, the verb and the particle. There are six objective questions and one theory question.

Recite the three lines once more before you begin.

فَالِاسْمُ يُعْرَفُ بِالخَفْضِ، وَالتَّنْوِينِ، وَدُخُولِ الأَلِفِ وَاللَّامِ، وَحُرُوفِ الخَفْضِ.

وَالفِعْلُ يُعْرَفُ بِقَدْ، وَالسِّينِ، وَسَوْفَ، وَتَاءِ التَّأْنِيثِ السَّاكِنَةِ.

وَالحَرْفُ مَا لَا يَصْلُحُ مَعَهُ دَلِيلُ الِاسْمِ وَلَا دَلِيلُ الفِعْلِ.

A sign may be present in the word or only possible for it. When a word in a question shows no sign, try one on it and listen to whether Arabic accepts the result.

Theory question. Copy the sentence below with its vowels, and say of each of its five words whether it is a noun, a verb or a particle. For each noun and verb, name at least one sign by which you know it. For the particles, say how you know.

قَدْ خَرَجَتْ مَرْيَمُ مِنَ البَيْتِ.

It means “Maryam has gone out of the house.” A table or a numbered list will do.',0,0,8,'','','',0,'Word by word: قَدْ is a particle: it accepts no sign of the noun and none of the verb (it is itself a sign of the verb after it). خَرَجَتْ is a verb: قَدْ stands before it, and it carries the resting tāʾ of the feminine. مَرْيَمُ is a noun: it accepts the particles of khafḍ, as in سَلَّمْتُ عَلَى مَرْيَمَ (a name like this takes neither tanwīn nor the article). مِنَ is a particle of khafḍ, and no sign suits it; its nūn, resting by itself, takes fatḥah before the article. البَيْتِ is a noun: it has alif and lām, it follows a particle of khafḍ, and it ends in kasrah.','sS7UJfXkIioYOMQ5rAvevg',1778542704,1778542704,null,null,'KnLQGb5n5SBrQu2IwialEg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (57,7,'lesson','Inflection and its kinds · بَابُ الإِعْرَابِ','With the three kinds of word behind him, the author comes to the heart of the science.

الإِعْرَابُ هُوَ تَغْيِيرُ أَوَاخِرِ الكَلِمِ، لِاخْتِلَافِ العَوَامِلِ الدَّاخِلَةِ عَلَيْهَا، لَفْظًا أَوْ تَقْدِيرًا.

“Iʿrāb is the changing of the ends of words, because of the different governors that enter upon them, in speech or in supposition.” In speech, لَفْظًا, means a change you can hear.

جَاءَ زَيْدٌ، رَأَيْتُ زَيْدًا، مَرَرْتُ بِزَيْدٍ.

In supposition, تَقْدِيرًا, means a change that is there in judgement although the ear finds nothing, since the last letter cannot carry it.

جَاءَ الفَتَى، رَأَيْتُ الفَتَى، مَرَرْتُ بِالفَتَى.

“The young man came; I saw the young man; I passed by the young man.” Then come its kinds.

وَأَقْسَامُهُ أَرْبَعَةٌ: رَفْعٌ، وَنَصْبٌ، وَخَفْضٌ، وَجَزْمٌ.

Nouns have rafʿ, naṣb and khafḍ, and there is no jazm in them. Verbs have rafʿ, naṣb and jazm, and there is no khafḍ in them.

يَكْتُبُ زَيْدٌ، لَنْ يَكْتُبَ زَيْدٌ، لَمْ يَكْتُبْ زَيْدٌ.

“Zayd writes; Zayd will not write; Zayd did not write.” The governors here are لَنْ, which gives naṣb, and لَمْ, which gives jazm.',0,0,9,'','','',0,'','-ch5_qqmXOSZtToLOCOgWA',1778542704,1778542704,null,null,'wbvmrg5PcD_L3ZHLIw5KFQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (58,7,'lesson','Signs of the nominative · عَلَامَاتُ الرَّفْعِ','Rafʿ shows itself by one of four signs. The first is the root of the matter, and the other three stand in for it where it cannot appear.

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

“The two students came. The students are writing.” In المُسْلِمُونَ the sign is the wāw, and in يَكْتُبُونَ it is the nūn. They look alike, but one is a noun and the other a verb, so ask first which kind of word it is.',1,1796600304,10,'','','',0,'','3lvVvsk9cKt62YhD2y6_1Q',1778542704,1778542704,null,null,'rfnizbRaSJsbFcQFLQCU7g',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (59,7,'lesson','Signs of the accusative · عَلَامَاتُ النَّصْبِ','Naṣb has one sign more than rafʿ.

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

Set this lesson beside the one before it and make a table of your own, with a row for every kind of word and a column for rafʿ and for naṣb.',1,1797205104,11,'','','',0,'','ktUIIVOWbg7I7g3DYh0Rbw',1778542704,1778542704,null,null,'tQIP5klgPs1lF0hJWiVCjA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (60,8,'lesson','Root and pattern · الجَذْرُ وَالوَزْنُ','Most Arabic words grow from a root of three consonants. The root holds the general meaning. The pattern, made of vowels and sometimes added letters, says what kind of word it is.

ك  ت  ب

This root is about writing. Pour it into different patterns, and see what comes out.

كَتَبَ، كَاتِبٌ، مَكْتُوبٌ، مَكْتَبٌ، كِتَابٌ

They are “he wrote”, “a writer”, “written”, “an office” and “a book”.

To speak of patterns, the grammarians use the letters of فَعَلَ as a measure. Fāʾ stands for the first root letter, ʿayn for the second, lām for the third. Whatever is added to the root is added to the measure as it is.

فَعَلَ، فَاعِلٌ، مَفْعُولٌ، مَفْعَلٌ، فِعَالٌ

Lay the second row under the first: كَاتِبٌ is upon the measure فَاعِلٌ, and مَكْتُوبٌ upon مَفْعُولٌ. Now you can guess at words you have never met. If دَرَسَ is “he studied”, then مَدْرَسَةٌ, on مَفْعَلَةٌ, is a place of study.

The letters that may be added to a root are gathered in one word.

سَأَلْتُمُونِيهَا

When you look for a root, suspect these letters first. In مَكْتُوبٌ take away the mīm and the wāw, and ك ت ب is left.',0,0,1,'','','',0,'','-y8t8b3lUOVmditkymOo9Q',1778542704,1778542704,null,null,'coHXpJqrbUi-C3teqcfMUQ',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (61,8,'lesson','The past · الفِعْلُ المَاضِي','The past verb is the simplest form of all. Its plainest shape is “he did”, and every other person adds an ending to it.

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

“Did you write the letter, Mūsā?” “Yes, I wrote it yesterday.”',0,0,2,'','','',0,'','2TAXCKJlxQ3qxDCqOK0raw',1778542704,1778542704,null,null,'ryL1vGCvTBp09tniowsK2w',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (62,8,'lesson','The present · الفِعْلُ المُضَارِعُ','The present begins with one of four letters, gathered in the word أَنَيْتُ: hamzah for “I”, nūn for “we”, yāʾ for “he” and “they”, tāʾ for “you” and “she”. The end of the verb shows the number.

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

“I am studying now, and I shall go to the market tomorrow.” You know from naḥw that its ending changes: after لَنْ it takes fatḥah, and after لَمْ it takes sukūn.',0,0,3,'','','',0,'','1KdGK_Je2y1UY3SGkJVfCA',1778542704,1778542704,null,null,'XWjux_wtRvkPYuqsqtgDmA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (63,8,'lesson','The command · فِعْلُ الأَمْرِ','The command is made from the present in three steps. Take “you write”, remove the tāʾ at its head, and rest its end.

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

“Sit, Ṭāriq, and open the book. Read, Kemi, and do not look at the door.” In وَافْتَحِ the alif is silent after وَ, and the ḥāʾ takes kasrah to meet the article.',0,0,4,'','','',0,'','sy-IIeXNw-4tsG2Ee3_AEg',1778542704,1778542704,null,null,'OUkFZVtKveonX4INA108BQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (64,8,'lesson','Forms II and III · فَعَّلَ وَفَاعَلَ','A bare verb is called Form I in Western books. Add to it by a known pattern and you have a new verb with a related meaning.

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

“Ḥalīmah teaches the girls reading. Yūsuf helped his father in the market.” Find the form of each verb, and name its root.',0,0,5,'','','',0,'','B0Y3JRGF4NsZSXgK-9lFxA',1778542704,1778542704,null,null,'YQQqqQiC9Z78Q1qAjEfujA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (65,8,'lesson','Form IV · أَفْعَلَ','Form IV sets a hamzah before the root and rests the first root letter.

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

“Khālid went out of the room, and he brought out the chair. Honour the guest.” The kasrah on the mīm of أَكْرِمِ is there only to meet the article.',0,0,6,'','','',0,'','N_OJbIuZ5BsaGd40x4zInQ',1778542704,1778542704,null,null,'nu8q4SXIb6YBKdmPv0Q_Ag',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (66,8,'lesson','The two participles · اِسْمُ الفَاعِلِ وَاسْمُ المَفْعُولِ','From a verb you can make two nouns: one for whoever does the deed, and one for whatever it is done to. They are called the active and the passive participle.

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

“The door is open, and the letter is written. I am going to the mosque.” Many names are participles too: حَامِدٌ is “one who praises”, مَحْمُودٌ is “praised”, and مُحَمَّدٌ, a passive of Form II, is “much praised”.',0,0,7,'','','',0,'','tvXTwCJAvfRyUoDN9RCInQ',1778542704,1778542704,null,null,'QbHSGcyo_eJ4ohp_Dj00IA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (67,8,'exam','Exam: Roots, verbs and participles','This exam is written in full: there is nothing to tick. Give yourself an hour, close your notebook, and answer all four parts. Vocalise every Arabic word, for in ṣarf a word without its vowels has not been answered.

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

Part four: سَامِعٌ، مَسْمُوعٌ; مُعَلِّمٌ، مُعَلَّمٌ; مُكْرِمٌ، مُكْرَمٌ. For verbs longer than three letters, put a mīm with ḍammah in place of the first letter of the present, with kasrah before the last letter for the active and fatḥah for the passive.','OWpAOWPdAgL_48LIgw1A_w',1778542704,1778542704,null,null,'u1jMljAUDBR0w68su6o4gA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (68,9,'lesson','The rooms · الغُرَفُ','Look at the picture and enter by the door, al-bāb البَابُ. Touch each place with a finger, say its name, and only then read on.

The house is al-bayt البَيْتُ. A room is ghurfah غُرْفَةٌ, and rooms are ghuraf غُرَفٌ. The kitchen is al-maṭbakh المَطْبَخُ, the bathroom al-ḥammām الحَمَّامُ, the window an-nāfidhah النَّافِذَةُ, the wall al-jidār الجِدَارُ and the roof as-saqf السَّقْفُ.

هٰذَا بَيْتٌ كَبِيرٌ.
فِي البَيْتِ ثَلَاثُ غُرَفٍ.
غُرْفَةُ النَّوْمِ بِجَانِبِ الحَمَّامِ.
البَابُ مَفْتُوحٌ، وَالنَّافِذَةُ مُغْلَقَةٌ.

Hādhā baytun kabīr: this is a large house. Fī l-bayti thalāthu ghuraf: in the house are three rooms. Ghurfatu n-nawmi bi-jānibi l-ḥammām: the bedroom is beside the bathroom. Al-bābu maftūḥ, wa-n-nāfidhatu mughlaqah: the door is open, and the window is closed.

Rooms are named by an iḍāfah, two nouns side by side: ghurfatu n-nawm is “the room of sleep”, ghurfatu l-julūs “the room of sitting”. The tāʾ of ghurfah is heard as soon as a second noun follows.

Notice mughlaqah with its tāʾ: the window is feminine, so what we say of it is feminine too. The door is masculine, hence maftūḥ without it.',0,0,1,'material/bzkNbb5Xzqhl1SmWSlVlGA-1200x940.png','in-the-house.png','png',37148,'','99OWsH9dI5F_DUFGNfjqZw',1778542704,1778542704,null,null,'Bf79m-fHD5KOhtEFByBHXQ',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (69,9,'lesson','The furniture · الأَثَاثُ','A word is easiest to keep when it has a place. Today every piece of furniture is put somewhere with a small word of place.

The bed is as-sarīr السَّرِيرُ, the chair al-kursī الكُرْسِيُّ, the table aṭ-ṭāwilah الطَّاوِلَةُ, the cupboard al-khizānah الخِزَانَةُ, the carpet as-sajjādah السَّجَّادَةُ, the lamp al-miṣbāḥ المِصْبَاحُ and the pillow al-wisādah الوِسَادَةُ.

السَّرِيرُ فِي غُرْفَةِ النَّوْمِ.
المِصْبَاحُ فَوْقَ الطَّاوِلَةِ.
السَّجَّادَةُ تَحْتَ الكُرْسِيِّ.
المَلَابِسُ فِي الخِزَانَةِ.
الكُرْسِيُّ أَمَامَ الطَّاوِلَةِ.

In order: the bed is in the bedroom; the lamp is above the table; the carpet is under the chair; the clothes are in the cupboard; the chair is before the table.

The words of place are fī فِي (in), ʿalā عَلَى (on), fawqa فَوْقَ (above), taḥta تَحْتَ (under), amāma أَمَامَ (in front of), khalfa خَلْفَ (behind) and bayna بَيْنَ (between). Whatever follows them stands in the genitive: aṭ-ṭāwilatu by itself, but fawqa ṭ-ṭāwilati after fawqa.

عَلَى الطَّاوِلَةِ مِصْبَاحٌ.

When the thing is indefinite, the place comes first: ʿalā ṭ-ṭāwilati miṣbāḥ, “on the table is a lamp”. Arabic does not begin with “a lamp is on the table”. Describe your own room in five such sentences.',0,0,2,'','','',0,'','eddnADMNoP3oJYVpcC4Vmw',1778542704,1778542704,null,null,'EbOaTOuensKlOMp0HqqMag',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (70,9,'lesson','In the kitchen · فِي المَطْبَخِ','Many kitchen words have plurals of a pattern of their own, which we call broken plurals: the vowels inside the word change, as in “foot” and “feet”. Learn each pair as one word.

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

The plurals malāʿiq and sakākīn take no tanwīn; they belong to the nouns called diptotes.',0,0,3,'','','',0,'','IQNofYaPotLgjPkmsoDKGg',1778542704,1778542704,null,null,'_8jnLZbVJrKXYl7aWdVRXQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (71,9,'lesson','Food and drink · الطَّعَامُ وَالشَّرَابُ','We sit down to eat. Bread is khubz خُبْزٌ, rice urz أُرْزٌ, meat laḥm لَحْمٌ, fish samak سَمَكٌ, chicken dajāj دَجَاجٌ, onions baṣal بَصَلٌ, eggs bayḍ بَيْضٌ, bananas mawz مَوْزٌ and dates tamr تَمْرٌ. To drink there is water, māʾ مَاءٌ, milk, ḥalīb حَلِيبٌ, and tea, shāy شَايٌ.

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

What is eaten or drunk is the object, so it ends in fatḥah: al-khubza, kūban, tamratan. Before eating we say bismi llāh, and after it al-ḥamdu lillāh.',0,0,4,'','','',0,'','IlTg3Pgwll7KWQ5FpkEA2A',1778542704,1778542704,null,null,'nulIx12SyZIpUOdn0vOVkw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (72,9,'lesson','What we do at home · أَفْعَالُ البَيْتِ','Nouns furnish a house and verbs live in it. Here is a day at home from the first line to the last.

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

In taknusu ukhtī the verb comes first and the doer after it; this is the usual order of a verbal sentence. Write six lines on your own day, each beginning with a verb.',0,0,5,'','','',0,'','uvPuxrhk3ir-u9kC1OTtJA',1778542704,1778542704,null,null,'j6ZzGbQkZm1wxWkuunKQVQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (73,9,'lesson','Our house: a reading · بَيْتُنَا','Everything in this reading has been met before. Read it aloud without stopping, then a second time with a pencil.

نَسْكُنُ فِي بَيْتٍ صَغِيرٍ قَرِيبٍ مِنَ السُّوقِ.
فِي بَيْتِنَا غُرْفَتَانِ وَمَطْبَخٌ وَحَمَّامٌ.
أَمَامَ البَيْتِ شَجَرَةٌ كَبِيرَةٌ، نَجْلِسُ تَحْتَهَا فِي المَسَاءِ.
أُمِّي تَطْبُخُ الأُرْزَ، وَأَبِي يَقْرَأُ القُرْآنَ.
أَنَا أُحِبُّ بَيْتَنَا كَثِيرًا.

“We live in a small house near the market. In our house are two rooms, a kitchen and a bathroom. In front of the house is a large tree, under which we sit in the evening. My mother cooks the rice, and my father reads the Qurʾān. I love our house very much.”

Follow one word through the text. It is baytin after fī in the first line, baytinā in the second, al-bayti after amāma in the third and baytanā in the last, where it is the object of uḥibbu. The meaning has not moved; only the case has, and with it the vowel before the ending ـنَا (-nā, our).

Taḥtahā is “under it”: the ending ـهَا (-hā) is feminine because it stands for the tree, shajarah شَجَرَةٌ.

Two things to do. Copy the text and underline every genitive; you should find the nouns after fī, min, amāma. Then change the text until it is true of your own house, and read it to somebody who lives there.',0,0,6,'','','',0,'','yNdGkDegRO15M_sxMSN3Mg',1778542704,1778542704,null,null,'c7vrTZiF6L2n25ev40O8WQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (74,10,'lesson','Words 1–7: the prepositions · حُرُوفُ الجَرِّ','The smallest words come first, because they come most often. All seven of today stand before a noun and put it into the genitive, so its last vowel is normally kasrah.

مِنْ شَرِّ مَا خَلَقَ
وَإِلَىٰ رَبِّكَ فَارْغَبْ
فِي دِينِ اللَّهِ
عَلَىٰ صِرَاطٍ مُسْتَقِيمٍ
عَنْ صَلَاتِهِمْ
الْحَمْدُ لِلَّهِ
بِسْمِ اللَّهِ

First, min مِنْ, from: “from the evil of what He has created”. Second, ilā إِلَىٰ, to: “and to your Lord direct your longing”. Third, fī فِي, in: “into the religion of Allah”. Fourth, ʿalā عَلَىٰ, on: “on a straight path”. Fifth, ʿan عَنْ, about, away from: “(heedless) of their prayer”. Sixth, li- لِ, for, belonging to: “praise belongs to Allah”. Seventh, bi- بِ, with, by, in: “in the name of Allah”.

Look at the last vowels: sharri, rabbi-ka, dīni, ṣirāṭin, ṣalāti-him, li-llāhi, bi-smi. Seven nouns and seven kasrahs. The last two particles are one letter each and are written joined to their noun; in lillāhi the alif of the article has disappeared, and in bismi the alif of ism.

English has to choose between several words where Arabic has one. Do not learn “bi- means with” and stop there. Learn the phrase, and the phrase will carry the meaning for you.',0,0,1,'','','',0,'','7agilTj85qs9P3VExlLmqg',1778542704,1778542704,null,null,'F_iGqquJyfwk8cggRjCdeA',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (75,10,'lesson','Words 8–14: joining and denying · العَطْفُ وَالنَّفْيُ','Three words of today join, three deny and one makes an exception.

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

Fourteenth, illā إِلَّا, except: “except those who believe”. After a denial illā gives the sense of “only”, as you hear in lā ilāha illā llāh.',0,0,2,'','','',0,'','xp8QOFkuJw_jDSKl2K6FFg',1778542704,1778542704,null,null,'bhvqYn0PtSmLA2kfd1XdoA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (76,10,'lesson','Words 15–21: pointing and stressing · الإِشَارَةُ وَالتَّوْكِيدُ','These seven open sentences or point back to something in them.

إِنَّ مَعَ الْعُسْرِ يُسْرًا
قَدْ أَفْلَحَ الْمُؤْمِنُونَ
إِذَا جَاءَ نَصْرُ اللَّهِ وَالْفَتْحُ

Fifteenth, inna إِنَّ, truly: “truly with hardship comes ease”. The noun of inna is accusative; here it has been moved to the end, yusran. Sixteenth, qad قَدْ, indeed, already, before a past verb: “the believers have indeed succeeded”. Seventeenth, idhā إِذَا, when: “when the help of Allah comes, and the victory”. The verb is past in form and future in sense.

فَمَنْ يَعْمَلْ مِثْقَالَ ذَرَّةٍ خَيْرًا يَرَهُ
الَّذِي يُوَسْوِسُ فِي صُدُورِ النَّاسِ
ذَٰلِكَ الْكِتَابُ لَا رَيْبَ فِيهِ
قُلْ هُوَ اللَّهُ أَحَدٌ

Eighteenth, man مَنْ, whoever: “so whoever does an atom’s weight of good will see it”. Do not mix it with min. Nineteenth, alladhī الَّذِي, he who: “who whispers in the breasts of mankind”; its plural is alladhīna. Twentieth, dhālika ذَٰلِكَ, that: “that is the Book, in which there is no doubt”. Twenty-first, huwa هُوَ, he: “say: He is Allah, One”.

You now hold twenty-one words, and a good part of every page has begun to speak. Open the muṣḥaf anywhere, take five lines, and count how many of the twenty-one you meet. Do this every day for a week.',0,0,3,'','','',0,'','rKWsGKE7jnW5kE-e7ozsBw',1778542704,1778542704,null,null,'uGYKXfGBsvijkxObeGBA0Q',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (77,10,'lesson','Words 22–28: nouns of faith · أَسْمَاءُ الإِيمَانِ','Now the nouns. Learn each with its plural where it has one, for the muṣḥaf uses both.

اللَّهُ الصَّمَدُ
رَبِّ الْعَالَمِينَ
مَلِكِ النَّاسِ
مَالِكِ يَوْمِ الدِّينِ

Twenty-second, Allāh اللَّهُ, the Name, which has no plural: “Allah, the One to whom all turn in need”. Twenty-third, rabb رَبٌّ, Lord, who owns and brings up what He owns: “Lord of the worlds”. Twenty-fourth, nās نَاسٌ, users, already a plural in meaning: “King of mankind”. Twenty-fifth, yawm يَوْمٌ, day, plural ayyām أَيَّامٌ: “Master of the Day of Recompense”.

ذَٰلِكَ الْكِتَابُ
تِلْكَ آيَاتُ الْكِتَابِ
مُحَمَّدٌ رَسُولُ اللَّهِ

Twenty-sixth, kitāb كِتَابٌ, a book, plural kutub كُتُبٌ: “that is the Book”. Twenty-seventh, āyah آيَةٌ, a sign or verse, plural āyāt آيَاتٌ: “those are the verses of the Book”. Twenty-eighth, rasūl رَسُولٌ, a messenger, plural rusul رُسُلٌ: “Muḥammad is the Messenger of Allah”.

Five of the seven phrases hold an iḍāfah, two nouns in a row, such as rasūlu llāh. The first noun never has the article or tanwīn, and takes any vowel the sentence gives it: rabbi, maliki, āyātu. The second is always in the genitive.

Say “the day of the users”, “the book of the messenger” and “the signs of Allah” in Arabic. You need nothing but this lesson.',0,0,4,'','','',0,'','g0K50EmG5FendsWuxf9LNg',1778542704,1778542704,null,null,'6_J3MQmqLIxKPPJ2XbSa1Q',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (78,10,'lesson','Words 29–34: the heavens, the earth and the soul · السَّمَاءُ وَالأَرْضُ وَالنَّفْسُ','Six nouns of the world around us, the heart within us and the place we are going to.

خَلَقَ السَّمَاوَاتِ وَالْأَرْضَ
وَأَنْزَلَ مِنَ السَّمَاءِ مَاءً
كُلُّ نَفْسٍ ذَائِقَةُ الْمَوْتِ

Twenty-ninth, arḍ أَرْضٌ, earth, feminine although it has no tāʾ: “He created the heavens and the earth”. Thirtieth, samāʾ سَمَاءٌ, sky or heaven, plural samāwāt سَمَاوَاتٌ: “and He sent down water from the sky”. Thirty-first, nafs نَفْسٌ, a soul or self, plural anfus أَنْفُسٌ: “every soul will taste death”.

In the first phrase both nouns are objects of khalaqa, yet one ends in kasrah and one in fatḥah. As-samāwāti is a sound feminine plural, and such plurals show the accusative with kasrah; al-arḍa is a plain singular.

فِي قُلُوبِهِمْ مَرَضٌ
أَصْحَابُ الْجَنَّةِ
سَيَصْلَىٰ نَارًا ذَاتَ لَهَبٍ

Thirty-second, qalb قَلْبٌ, a heart, plural qulūb قُلُوبٌ: “in their hearts is a sickness”. Thirty-third, jannah جَنَّةٌ, a garden, and with the article Paradise, plural jannāt جَنَّاتٌ: “the companions of the Garden”. Thirty-fourth, nār نَارٌ, fire, feminine: “he will burn in a flaming fire”.

Notice dhāta lahab, “having flame”. Dhāt is the feminine of dhū ذُو, “owner of”, and agrees here with nāran: feminine, accusative. A dictionary will not always tell you that a word is feminine; its companions in the verse will.',0,0,5,'','','',0,'','SUtchsopSYu0cXNe4bfazw',1778542704,1778542704,null,null,'DLHJ9aF7buIKFMAYPCfj6w',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (79,10,'lesson','Words 35–40: six verbs · سِتَّةُ أَفْعَالٍ','A verb is learnt in pairs, past and present, because the vowels of one cannot always be guessed from the other.

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

The forty are complete. Change the persons of each verb for practice: qāla, he said; qālū, they said; qul, say! Then read al-Fātiḥah and the last ten sūrahs once more, slowly. You will find that the silence between the words you know has grown short.',0,0,6,'','','',0,'','yyjmKH6-Jgurf7dS_J1YfA',1778542704,1778542704,null,null,'j099kOusHK_gWnh8acDL5A',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (80,11,'lesson','Meeting your colleagues · التَّعَارُفُ فِي العَمَلِ','Hauwa begins a new job this morning. The head of the office (al-mudīr) comes to her desk.

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

These are muhandis, an engineer; mudarris, a teacher; and ṭabīb, a physician. In mudīru l-maktab, “head of the office”, the first noun loses its tanwīn and the second is in the genitive: this is the iḍāfah, and half the titles in an office are made so.',0,0,1,'','','',0,'','Br1He9TvP8_BFT1Vx9X1Ng',1778542704,1778542704,null,null,'9qMuKXL9PwmT_oGdiNXuOA',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (81,11,'lesson','Making an appointment · تَحْدِيدُ مَوْعِدٍ','A visitor (az-zāʾir) comes to the desk of the secretary. He has not written beforehand.

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

Urīdu an aktuba risālah, I want to write a letter; urīdu an ajlisa hunā, I want to sit here. To deny having something, put لَيْسَ (laysa) before ʿindī.',0,0,2,'','','',0,'','_BW5RwzaMCRrVzpOzcUdZw',1778542704,1778542704,null,null,'K4lewZOvdfcVSt2_UQcb2w',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (82,11,'lesson','On the telephone · عَلَى الهَاتِفِ','Khālid rings from the bank. Kemi takes the call, because the man he wants is in a meeting.

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

In English: I shall write tomorrow; Hauwa will attend the meeting. Three small words took a helping vowel before the article: mani, hali and mina.',0,0,3,'','','',0,'','ug6DZxnYWxbaRRxfgxcBYw',1778542704,1778542704,null,null,'MKQyWuYlUvl_I-fI39-3lg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (83,11,'lesson','Asking for help and for leave · طَلَبُ المُسَاعَدَةِ وَالإِجَازَةِ','Fāṭimah cannot find the file of a client. She turns to Ṣādiq at the next desk.

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

Sāʿadanī zamīlī: my colleague helped me. The command uktubī ends in ī because Fāṭimah is a woman; to Ṣādiq himself we would say اُكْتُبْ (uktub). The day on which a thing happens stands in the accusative: yawma l-khamīs.',0,0,4,'','','',0,'','eeZYMTqWBELQToUupPygGQ',1778542704,1778542704,null,null,'TGrJXDRX8O_3RTmKO5BNKg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (84,11,'exam','Exam: Speaking at work','This exam covers the four dialogues of the office. Go through them once as a listener, once as each of the speakers, and then close the book.

Three rules return again and again. The first is the subjunctive: after أَنْ the verb ends in fatḥah. The second is the future: سَـ stands in front of a present verb and changes nothing behind it. The third is the feminine: a woman’s profession ends in ـَة, and verbs and commands addressed to her have an ending of their own.

أُرِيدُ أَنْ أُقَابِلَ المُدِيرَ.
سَأُقَابِلُ المُدِيرَ غَدًا.

Compare the two verbs above. The first is uqābila, with fatḥah, because an stands before it; the second is sa-uqābilu, with ḍammah, because sa- has no such power. If you can explain that difference to a friend, you are ready.

Read the choices slowly, for some differ only in the vowel of their last letter. In the last three questions you type the answer, and one of them asks for its vowel marks. The exam has no theory part. The next lesson, on writing a letter to the manager, opens on its own day.',0,0,5,'','','',0,'','HS8V33TDLBe-AST3qens_A',1778542704,1778542704,null,null,'B02sYfkx8RrAzwuZ3yra6w',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (85,11,'lesson','A letter to the manager · رِسَالَةٌ إِلَى المُدِيرِ','Fāṭimah follows the advice of Ṣādiq and writes for leave. A formal letter in Arabic has four parts: the address, the greeting, the matter and the closing words.

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

Now write your own letter: change the day and the reason, keep the frame, and post it under this lesson for the class to read.',1,1796341104,6,'','','',0,'','W_iRqXcHP_9mSHm8Z3U37A',1778542704,1778542704,null,null,'gR-yb3NRYpHdica4uRlD4Q',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (86,12,'timetable','Class timetable · جَدْوَلُ الدُّرُوسِ','Our motto for this class is itself a ḥadīth, related by al-Bukhārī.

خَيْرُكُمْ مَنْ تَعَلَّمَ القُرْآنَ وَعَلَّمَهُ.

Khayrukum man taʿallama l-qurʾāna wa-ʿallamah: “the best of you is he who learns the Qurʾān and teaches it.” Learn, then teach; the week is arranged in that order.

يَوْمُ الأَحَدِ: نَحْفَظُ الحَدِيثَ.
يَوْمُ الثُّلَاثَاءِ: نَشْرَحُ الكَلِمَاتِ.
يَوْمُ الخَمِيسِ: نُعْرِبُ الجُمَلَ.
يَوْمُ السَّبْتِ: نُعَلِّمُ غَيْرَنَا.

On Sunday we memorise the ḥadīth of the week with its vowel marks. On Tuesday we explain its words, with the root and pattern of each verb and noun; this is ṣarf. On Thursday we parse its sentences, saying of every word what case it has and why; this is naḥw. On Saturday we teach somebody else: a brother, a classmate, or the class in the discussion below the lesson.

There are five ḥadīths, one a week, and in the sixth week the exam. It has a theory part only, and your teacher marks it by hand, so leave some days for the answer to come.

We study language here. For the rulings drawn from a ḥadīth, ask a scholar with whom you sit.',0,0,1,'','','',0,'','3MGEaKo4YTFxXPWAql2o5Q',1778542704,1778542704,null,null,'z9Idd27u8Gpn-gdIb1djCA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (87,12,'lesson','Deeds and intentions · الأَعْمَالُ وَالنِّيَّاتُ','Al-Bukhārī opens his collection with this ḥadīth.

إِنَّمَا الأَعْمَالُ بِالنِّيَّاتِ، وَإِنَّمَا لِكُلِّ امْرِئٍ مَا نَوَى.

Innamā l-aʿmālu bi-n-niyyāt, wa-innamā li-kulli mriʾin mā nawā: “deeds are only by intentions, and every person has only what he intended.”

Innamā إِنَّمَا is inna joined to mā. The mā stops inna from its work, so the noun after it stays nominative: al-aʿmālu, and not al-aʿmāla. In return the pair gains a new meaning, restriction: “only”, “nothing but”.

Al-aʿmālu is mubtadaʾ, a broken plural of ʿamal عَمَلٌ, deed. Its khabar is the phrase bi-n-niyyāti, a preposition and its noun. Niyyāt is the sound feminine plural of niyyah نِيَّةٌ, intention, and both niyyah and nawā come from the root n-w-y.

In the second sentence the order is turned. Li-kulli mriʾin is the khabar, brought forward; the mubtadaʾ is mā, “that which”, with the verb nawā, “he intended”, after it. By moving “for every person” to the front the sentence says: for each his own.

The word for person is remarkable: the vowel of its rāʾ follows the vowel of its end.

هٰذَا امْرُؤٌ
رَأَيْتُ امْرَأً
مَرَرْتُ بِامْرِئٍ

Read them aloud: imruʾun, imraʾan, imriʾin, in the nominative, the accusative and the genitive. The seat of the hamzah changes with the vowel before it.',0,0,2,'','','',0,'','yDPpDTuFhyDIQfrfYWQ6HQ',1778542704,1778542704,null,null,'8SMIZcHcXgxbu1IToB15bw',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (88,12,'lesson','The tongue and the hand · اللِّسَانُ وَاليَدُ','This ḥadīth is related by al-Bukhārī. It consists of two definitions built on one plan.

المُسْلِمُ مَنْ سَلِمَ المُسْلِمُونَ مِنْ لِسَانِهِ وَيَدِهِ، وَالمُهَاجِرُ مَنْ هَجَرَ مَا نَهَى اللهُ عَنْهُ.

Al-muslimu man salima l-muslimūna min lisānihi wa-yadih, wa-l-muhājiru man hajara mā nahā llāhu ʿanh: “the Muslim is he from whose tongue and hand the Muslims are safe, and the emigrant is he who leaves what Allah has forbidden.”

Al-muslimu is mubtadaʾ. Its khabar is man مَنْ, “he who”, together with all that follows. A word like man needs a sentence after it to complete it, the ṣilah, and in that sentence a pronoun that returns to it. Here it is the hāʾ in lisānihi and yadihi: “his tongue, his hand”.

Al-muslimūna is the doer of salima, so it is nominative. In a sound masculine plural the sign of the nominative is the wāw, not a ḍammah.

سَلِمَ المُسْلِمُونَ.
رَأَيْتُ المُسْلِمِينَ.

In the second line it is an object, and the wāw has become yāʾ.

Listen for the roots. Muslim and salima share s-l-m, to be safe; muhājir and hajara share h-j-r, to leave. Each title is explained by its own root. The last word, ʿanhu, holds the pronoun that returns to mā: “what Allah forbade, from it”.',0,0,3,'','','',0,'','WPKxPGU8xtN8B4oGTf62gw',1778542704,1778542704,null,null,'OpfHzyM1Wt9h8C-tITEieg',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (89,12,'lesson','Love for your brother · حَتَّى يُحِبَّ لِأَخِيهِ','Al-Bukhārī and Muslim both relate the next ḥadīth. Memorise it before you read the explanation.

لَا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لِأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ.

Lā yuʾminu aḥadukum ḥattā yuḥibba li-akhīhi mā yuḥibbu li-nafsih: “none of you believes until he loves for his brother what he loves for himself.”

The same verb stands here twice with two endings. Yuḥibba, with fatḥah, follows حَتَّى (ḥattā), “until”, after which the present verb is manṣūb. Yuḥibbu, with ḍammah, follows mā, which has no such power, so the verb keeps the ending it has by nature, marfūʿ.

Lā here denies and nothing more; a denied verb stays marfūʿ, yuʾminu. Were it the lā of prohibition the verb would be majzūm.

Aḥadukum is the doer, “one of you”: aḥad with the pronoun -kum.

Li-akhīhi deserves a stop. Akh أَخٌ, brother, is one of the five nouns whose signs are letters and not vowels when another word is attached to them: wāw in the nominative, alif in the accusative, yāʾ in the genitive.

هٰذَا أَخُوهُ.
رَأَيْتُ أَخَاهُ.
سَلَّمْتُ عَلَى أَخِيهِ.

Akhūhu, akhāhu, akhīhi: this is his brother, I saw his brother, I greeted his brother. After li- we need the genitive, hence the yāʾ. Nafsihi, by contrast, is an ordinary noun and simply takes kasrah.',0,0,4,'','','',0,'','G3Gt8YoIhee9gjQvvXC6Gg',1778542704,1778542704,null,null,'o-_g0bw2UTS9bq0RA5xz-Q',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (90,12,'lesson','Good words or silence · خَيْرًا أَوْ لِيَصْمُتْ','This sentence, too, is in both collections. It is the first time in this class that we meet a condition.

مَنْ كَانَ يُؤْمِنُ بِاللهِ وَاليَوْمِ الآخِرِ فَلْيَقُلْ خَيْرًا أَوْ لِيَصْمُتْ.

Man kāna yuʾminu bi-llāhi wa-l-yawmi l-ākhiri fa-l-yaqul khayran aw li-yaṣmut: “whoever believes in Allah and the Last Day, let him say good or be silent.”

In the last two ḥadīths a small word had one meaning: man was “he who”, mā “that which”. Here man is a noun of condition, ism sharṭ, “whoever”, and it asks for an answer. The answer begins with fa-, because it is a command.

Al-yawmi is joined by wāw to Allah, and therefore genitive like it; al-ākhiri is its adjective and agrees with it in the article, the gender and the case.

The command to someone who is absent is made with the lām of command, lām al-amr, before a present verb in the jussive. Standing alone the lām has kasrah: li-yaṣmut. After fa- or wa- it usually loses it: fa-l-yaqul. Both verbs end in sukūn, and yaqūlu has lost its wāw, since two vowelless letters may not meet.

لِيَكْتُبْ.
فَلْيَكْتُبْ.

Both lines mean “let him write”, the second with “then”. Khayran is the object of yaqul, accusative with tanwīn fatḥ: “let him say something good”. How much of good conduct has been put into one indefinite noun!',0,0,5,'','','',0,'','pMLNn05ZCvdy8XCg1i2bBw',1778542704,1778542704,null,null,'SFbHsiZpWbHkNl6gBCgtWQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (91,12,'lesson','Make it easy · يَسِّرُوا وَلَا تُعَسِّرُوا','Four verbs and three times wāw: al-Bukhārī relates it in this form.

يَسِّرُوا وَلَا تُعَسِّرُوا، وَبَشِّرُوا وَلَا تُنَفِّرُوا.

Yassirū wa-lā tuʿassirū, wa-bashshirū wa-lā tunaffirū: “make things easy and do not make them hard; give glad tidings and do not drive people away.”

All four verbs are of the second form, faʿʿala, with the middle letter doubled. That form often means to make something be what the root says: yusr يُسْرٌ is ease and yassara to make easy; ʿusr عُسْرٌ is hardship and ʿassara to make hard.

The first and third are commands to a group, ending in -ū. The second and fourth are prohibitions: the lā of prohibition, lā an-nāhiyah, stands before a present verb and makes it majzūm.

تُعَسِّرُونَ
لَا تُعَسِّرُوا

Compare the two. In verbs of this group, called the five verbs, the sign of the nominative is the final nūn, and the sign of the jussive is its absence. The nūn has fallen, and a silent alif is written after the wāw in its place.

Watch the prefix too. In the second form the present begins with ḍammah, tuʿassirū and tunaffirū, and the command has no prefix at all: take tuyassirū, remove the tu-, and yassirū remains.

To one person we say yassir wa-lā tuʿassir, both ending in sukūn. Say all four verbs so.',0,0,6,'','','',0,'','DDzcw4Ao8PCbNSKa9WhsDQ',1778542704,1778542704,null,null,'CggjXQosHGz8K6pcxKafTw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (92,12,'exam','Exam: Parsing a ḥadīth','This exam has a theory part only. Write in English, and quote the Arabic words with their vowel marks. Twelve to fifteen sentences are enough, and clear sentences are worth more than long ones.

Here is the text once more.

لَا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لِأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ.

First, translate it. Secondly, explain why yuʾminu ends in ḍammah although lā stands before it. Thirdly, explain why the verb “to love” ends once in fatḥah and once in ḍammah. Fourthly, say what case li-akhīhi shows, by what sign, and how the word would look in the other two cases. Fifthly, name the doer of yuʾminu.

Then turn to a second sentence.

يَسِّرُوا وَلَا تُعَسِّرُوا.

Explain how the lā of this sentence differs from the lā of the first, and what has happened to the nūn of the second verb.

Answer from understanding and in your own order. If you have forgotten a technical name, describe the thing in plain words; a correct description is an answer. Your teacher reads every line, and you will see the mark when the reading is done.',0,0,7,'','','',0,'“None of you believes until he loves for his brother what he loves for himself.” The lā of لَا يُؤْمِنُ only denies and does not govern the verb, so yuʾminu stays marfūʿ with ḍammah. يُحِبَّ is manṣūb with fatḥah after ḥattā; يُحِبُّ, after mā, has nothing governing it and is marfūʿ with ḍammah. لِأَخِيهِ is genitive after li-, and its sign is the yāʾ, because akh is one of the five nouns; the nominative would be أَخُوهُ and the accusative أَخَاهُ. The doer of yuʾminu is أَحَدُكُمْ, nominative with ḍammah. In لَا تُعَسِّرُوا the lā is the lā of prohibition and makes the verb majzūm; the verb is one of the five verbs, so the sign of the jussive is the dropping of the nūn of تُعَسِّرُونَ, and a silent alif is written after the wāw.','M9X7vli2b-T_8ntvM_s0aw',1778542704,1778542704,null,null,'F_e4flLyVSLNSHxYxv9IHA',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (93,13,'lesson','Parsing a sentence, word by word · إِعْرَابُ جُمْلَةٍ','To parse is to say aloud what you understood. Take every word in turn and answer three questions: what kind of word is it, what work does it do, and by which sign do we know?

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

Do not begin with the ending. Begin with the meaning: who did it, what was done, where. The one who understands the sentence finds the parsing easy, and the one who parses well finds that he has understood.',0,0,1,'','','',0,'','fJZOnOJLoZQ4LOzpRpWAvw',1778542704,1778542704,null,null,'ba3kvrRKO5_XLsLsf38HzQ',1,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (94,13,'lesson','The dual and the sound plurals · المُثَنَّى وَالجَمْعُ السَّالِمُ','Three kinds of noun do not show their case in the ordinary way. Revise them side by side.

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

These are “Zayd’s two books” and “the teachers of the school”. Notice the vowels of the nūn while it is there: kasrah in the dual, الطَّالِبَانِ, and fatḥah in the plural, المُعَلِّمُونَ.',0,0,2,'','','',0,'','8KFyjplQ4kHd62s1X0McVA',1778542704,1778542704,null,null,'nmPSQgmp8J3cK_Q73ff-Fw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (95,13,'lesson','Kāna and inna · كَانَ وَإِنَّ','Start with a nominal sentence in which both pillars are marfūʿ.

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

إِنَّ زَيْدًا فِي البَيْتِ.',0,0,3,'','','',0,'','ZjOy6WVGpUO2qW2PERQCjw',1778542704,1778542704,null,null,'Bss1fI7aC3bIHoZGmi0knQ',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (96,13,'lesson','A conversation to parse · حِوَارٌ','Kemi meets Ṭāriq on the road. Read the conversation twice for the meaning, before you think of grammar at all.

كِيمِي: السَّلَامُ عَلَيْكُمْ يَا طَارِقُ.

طَارِقٌ: وَعَلَيْكُمُ السَّلَامُ. كَيْفَ حَالُكِ؟

كِيمِي: أَنَا بِخَيْرٍ، وَالحَمْدُ لِلهِ. أَيْنَ كَانَ أَخُوكَ أَمْسِ؟

طَارِقٌ: كَانَ فِي المَدْرَسَةِ مَعَ أَبِيهِ.

كِيمِي: سَمِعْتُ أَنَّ المَدْرَسَةَ بَعِيدَةٌ.

طَارِقٌ: نَعَمْ، لٰكِنَّ الطَّرِيقَ سَهْلٌ.

“Peace be upon you, Ṭāriq.” “And upon you be peace. How are you?” “I am well, praise be to God. Where was your brother yesterday?” “He was at the school with his father.” “I heard that the school is far.” “Yes, but the road is easy.”

Now the work. Why does أَخُوكَ have wāw and أَبِيهِ have yāʾ? Both belong to the five nouns: the first is the noun of kāna, marfūʿ, and the second is majrūr after مَعَ. Why does المَدْرَسَةَ end in fatḥah in the fifth line and المَدْرَسَةِ in kasrah in the fourth? Look at what stands before each.

And why does يَا طَارِقُ carry one ḍammah, with no tanwīn? A single name that is called is built upon ḍammah.

Parse one full line in the discussion below, and read what the others have written.',0,0,4,'','','',0,'','7tM4eB4MeMMhaB71DitpxQ',1778542704,1778542704,null,null,'AS9IjhtyVkC0bBNY3O5xgw',0,0,1,0.5);
insert into "lessons" ("id","class_id","kind","subject","about","scheduled","opens_at","position","material","material_name","material_extension","material_bytes","reference_answer","exam_rand","created_at","updated_at","deleted_at","idempotency_key","version","is_sample","is_draft","exam_version","near_credit") values (97,13,'exam','Exam: The whole circle','Seven questions and then the circle is closed. They come from all four lessons, and each of them shows you a sentence or a word to judge.

Read these three sentences aloud first, and give the case of every noun with the sign that shows it.

كَانَ المُعَلِّمُونَ فِي المَسْجِدِ.

إِنَّ الطَّالِبَاتِ مُجْتَهِدَاتٌ.

رَأَيْتُ أَخَاكَ مَعَ الطَّالِبَيْنِ.

“The teachers were in the mosque. Indeed, the students are hard-working. I saw your brother with the two students.” In the second line الطَّالِبَاتِ is manṣūb although it ends in kasrah. If that surprised you, read the second lesson again before you go on.

In the exam, find the governor before you look at the ending. Ask whether a verb, a particle, or one of the two families of kāna and inna stands in front. Then ask what kind of noun it is, since a dual and a plural speak by letters and not by vowels. Answer in that order, and most of the wrong answers will remove themselves.',0,0,5,'','','',0,'','FJiWV1j58DT7IeOcaW5Z6w',1778542704,1778542704,null,null,'bI0OeceCMZBmPVNslOCZFw',0,0,1,0.5);
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (1,5,1,'Type the word that these letters make: د ر س','دَرْسٌ','','','','','pNvBO_XNmSn7_ZEHR-Ckhg',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (2,5,2,'Type the word that these letters make: ب ا ب','بَابٌ','','','','','pNvBO_XNmSn7_ZEHR-Ckhg',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (3,10,1,'How many letters does the Arabic alphabet have?','Twenty-eight','Twenty-four','Twenty-six','Thirty','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (4,10,2,'Which of these letters does not join the letter after it?','و','ب','س','ك','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (5,10,3,'Which shape of ʿayn is ـعـ ?','Medial','Initial','Final','Isolated','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (6,10,4,'Which word means “a house”?','بَيْتٌ','بِنْتٌ','بَابٌ','بَيْنَ','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (7,10,5,'What tells ج, ح and خ apart?','Where the dot stands, or that there is none','How deep the bowl is','How many teeth they have','Whether they join forward','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (8,10,6,'Which letters, in order, make the word قَلْبٌ?','Qāf, lām, bāʾ','Kāf, lām, bāʾ','Fāʾ, lām, bāʾ','Qāf, lām, nūn','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (9,10,7,'Into how many joined groups does the pen break the word مَدْرَسَةٌ?','Three','One','Two','Five','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (10,10,8,'Which pair has the light letter first and its heavy partner second?','س and ص','د and ذ','ر and ز','ف and ق','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (11,10,9,'Type the Arabic word for “a house”.','بَيْتٌ','','','','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'typed',null,'["البَيْتُ"]','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (12,10,10,'Type the Arabic word for “a school”. Think of its last letter.','مَدْرَسَةٌ','','','','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'typed',null,'["المَدْرَسَةُ"]','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (13,10,11,'Type “a question”, suʾāl, with its hamzah on the right seat.','سُؤَالٌ','','','','','KaEDX2z6_eeGJ-vdggsYng',null,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (14,12,1,'Which of these words is a particle?','هَلْ','مَدِينَةٌ','يَذْهَبُ','جَمِيلٌ','','QTNQLzog6cwIpxGGHVAuew',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (15,12,2,'In سَوْفَ يَذْهَبُ, what does سَوْفَ show about the word after it?','It is a verb','It is a noun','It is a particle','','','QTNQLzog6cwIpxGGHVAuew',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (16,12,3,'How many nouns are there in ذَهَبَ عُثْمَانُ إِلَى السُّوقِ?','Two','One','Three','','','QTNQLzog6cwIpxGGHVAuew',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (17,13,1,'Which of these is the name of a man?','حَمْزَةُ','فَاطِمَةُ','زَيْنَبُ','','','Dk3KNMjEumMpibo33vJhBQ',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (18,13,2,'Complete the sentence: هٰذِهِ مَدْرَسَةٌ …','جَدِيدَةٌ','جَدِيدٌ','الجَدِيدُ','','','Dk3KNMjEumMpibo33vJhBQ',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (19,14,1,'Type “the new book”, as a phrase and not as a sentence.','الكِتَابُ الجَدِيدُ','','','','','vAKNX11RFFHl32kMDjJGWQ',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (20,15,1,'What does naḥw study?','The word in its sentence and what happens to its ending','The shape of the word by itself','The meanings of rare words','The joining of letters in writing','','RbBUsAivgSoX4bvMDwPY9A',11,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (21,15,2,'In ذَهَبَ عُثْمَانُ إِلَى السُّوقِ, which word is the particle?','إِلَى','ذَهَبَ','عُثْمَانُ','السُّوقِ','','RbBUsAivgSoX4bvMDwPY9A',12,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (22,15,3,'Which of these nouns is feminine?','شَمْسٌ','بَيْتٌ','كِتَابٌ','حَمْزَةُ','','RbBUsAivgSoX4bvMDwPY9A',13,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (23,15,4,'Which of these means “the new book”?','الكِتَابُ الجَدِيدُ','الكِتَابُ جَدِيدٌ','كِتَابٌ جَدِيدٌ','كِتَابُ الجَدِيدِ','','RbBUsAivgSoX4bvMDwPY9A',14,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (24,15,5,'Why is كِتَابُ definite in كِتَابُ زَيْنَبَ?','It is joined to a definite noun','It ends in ḍammah','Everything we own is definite','It is masculine','','RbBUsAivgSoX4bvMDwPY9A',14,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (25,15,6,'Which sentence is right?','هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.','هٰذَا مَدْرَسَةٌ كَبِيرَةٌ.','هٰذِهِ مَدْرَسَةٌ كَبِيرٌ.','هٰذَا مَدْرَسَةٌ كَبِيرٌ.','','RbBUsAivgSoX4bvMDwPY9A',13,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (26,15,7,'Type the feminine of طَالِبٌ.','طَالِبَةٌ','','','','','RbBUsAivgSoX4bvMDwPY9A',13,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (27,15,8,'Type the Arabic term for “noun”.','اِسْمٌ','','','','','RbBUsAivgSoX4bvMDwPY9A',12,0,1,'typed',null,'["الِاسْمُ"]','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (28,16,1,'In المَسْجِدُ أَمَامَ المَدْرَسَةِ, what is المَسْجِدُ?','The mubtadaʾ','The khabar','The object','','','HJJlqqeUpGU7LCDk45-3OQ',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (29,16,2,'Which of these says “The student is hard-working” of a woman?','الطَّالِبَةُ مُجْتَهِدَةٌ.','الطَّالِبَةُ مُجْتَهِدٌ.','الطَّالِبَةُ المُجْتَهِدَةُ','','','HJJlqqeUpGU7LCDk45-3OQ',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (30,19,1,'Change الطَّالِبُ مُجْتَهِدٌ so that it is said of a woman.','الطَّالِبَةُ مُجْتَهِدَةٌ','','','','','wG_cxxRXbBKLqPW_8D3Jsw',16,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (31,19,2,'Complete with the verb “wrote”: … الطُّلَّابُ الدَّرْسَ.','كَتَبَ','','','','','wG_cxxRXbBKLqPW_8D3Jsw',17,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (32,19,3,'In العِلْمُ نُورٌ, what is نُورٌ?','The khabar','The mubtadaʾ','The doer','The object','','wG_cxxRXbBKLqPW_8D3Jsw',16,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (33,19,4,'Which word is the mubtadaʾ in فِي البَيْتِ رَجُلٌ?','رَجُلٌ','فِي','البَيْتِ','There is none','','wG_cxxRXbBKLqPW_8D3Jsw',16,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (34,19,5,'How does the object of a verb end in the singular, as in كَتَبَ الطَّالِبُ الدَّرْسَ?','In fatḥah, because it is manṣūb','In ḍammah, because it is marfūʿ','In kasrah, because it is majrūr','In sukūn, because it is majzūm','','wG_cxxRXbBKLqPW_8D3Jsw',17,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (35,19,6,'Which sentence is right?','كَتَبَ الطُّلَّابُ الدَّرْسَ.','كَتَبَ الطُّلَّابَ الدَّرْسُ.','الطُّلَّابُ كَتَبَ الدَّرْسَ.','كَتَبَ الطُّلَّابِ الدَّرْسَ.','','wG_cxxRXbBKLqPW_8D3Jsw',17,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (36,19,7,'Which kind of iʿrāb belongs to nouns alone?','Jarr','Rafʿ','Naṣb','Jazm','','wG_cxxRXbBKLqPW_8D3Jsw',18,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (37,19,8,'Which word is mabnī?','هٰؤُلَاءِ','المُدَرِّسُ','الكِتَابُ','مَدْرَسَةٌ','','wG_cxxRXbBKLqPW_8D3Jsw',18,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (38,22,1,'Type “my mother”.','أُمِّي','','','','','VgHSiBEDlL8kLCE0dA1Txw',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (39,22,2,'Type “this”, as you say it of your sister.','هٰذِهِ','','','','','VgHSiBEDlL8kLCE0dA1Txw',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (40,26,1,'What is the full answer to السَّلَامُ عَلَيْكُمْ?','وَعَلَيْكُمُ السَّلَامُ','مَعَ السَّلَامَةِ','أَنَا بِخَيْرٍ','عَفْوًا','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (41,26,2,'How do you ask a woman how she is?','كَيْفَ حَالُكِ؟','كَيْفَ حَالُكَ؟','كَيْفَ حَالِي؟','كَيْفَ حَالُهُ؟','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (42,26,3,'Kemi points at her mother. What does she say?','هٰذِهِ أُمِّي','هٰذَا أُمِّي','هٰذِهِ أُخْتِي','هٰذَا أَبِي','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (43,26,4,'With which question do you ask the price?','بِكَمْ هٰذَا؟','أَيْنَ هٰذَا؟','مَنْ هٰذَا؟','مَتَى هٰذَا؟','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (44,26,5,'What does لِي أُخْتَانِ mean?','I have two sisters','I have two brothers','I have a sister','You have two sisters','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (45,26,6,'What is the opposite of بَعِيدٌ?','قَرِيبٌ','رَخِيصٌ','صَغِيرٌ','جَيِّدٌ','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (46,26,7,'What time is السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا?','A quarter to eight','A quarter past eight','Half past eight','Eight o’clock exactly','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (47,26,8,'Why does خُذْ become خُذِ in خُذِ الشَّارِعَ?','So that two vowelless letters do not meet','Because it is said to a woman','Because the street is feminine','Because it is a question','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (48,26,9,'Somebody says شُكْرًا. Type your answer.','عَفْوًا','','','','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'typed',null,'["لَا شُكْرَ عَلَى وَاجِبٍ","العفو"]','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (49,26,10,'Type the question “Where is the mosque?”','أَيْنَ المَسْجِدُ؟','','','','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (50,26,11,'Type the greeting as-salāmu ʿalaykum.','السَّلَامُ عَلَيْكُمْ','','','','','Hmlg7LFQClVgFQ3EWI0_hQ',null,0,1,'typed',null,'["سَلَامٌ عَلَيْكُمْ","السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللهِ","السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللهِ وَبَرَكَاتُهُ"]','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (51,27,1,'Which of these is read kutiba, “it was written”?','كُتِبَ','كَتَبَ','كَبُرَ','','','osvUXDec8RIvzJqzA-hm0g',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (52,27,2,'Which vowel is written below its letter?','Kasrah','Fatḥah','Ḍammah','','','osvUXDec8RIvzJqzA-hm0g',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (53,29,1,'Which word means “an airport”?','مَطَارٌ','مَطَرٌ','جَمَالٌ','','','zLec-SQwcEQI_vRR28nDfA',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (54,29,2,'Which letter of كَتَبُوا is written and not read?','The alif at the end','The wāw','The bāʾ','','','zLec-SQwcEQI_vRR28nDfA',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (55,30,1,'Which word means “he taught”?','دَرَّسَ','دَرَسَ','يُدَرِّسُ','','','MyJi9dn3zuRAmUE46J-rqQ',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (56,30,2,'Which two letters does the shaddah in مُعَلِّمٌ stand for?','A lām at rest and a lām with kasrah','Two lāms with kasrah','A mīm at rest and a lām with kasrah','','','MyJi9dn3zuRAmUE46J-rqQ',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (57,31,1,'Type كِتَابٌ with the tanwīn of fatḥah, as in “I read a book”.','كِتَابًا','','','','','oDp4rdhUOuBTTJtVnIuBOQ',null,1,1,'typed',null,'','asked');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (58,34,1,'Which word means “he taught”?','دَرَّسَ','دَرَسَ','دَرْسٌ','دَارِسٌ','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (59,34,2,'What does the sukūn say about its letter?','The letter has no vowel','The letter is doubled','The letter is stretched','The letter is not pronounced','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (60,34,3,'مَطَرٌ is “rain”. What makes مَطَارٌ, “an airport”, a different word?','A long ā after the ṭāʾ','A shaddah on the ṭāʾ','A tanwīn at the end','A sukūn on the ṭāʾ','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (61,34,4,'How is الرَّجُلُ read?','ar-rajulu','al-rajulu','ar-rajlu','ar-rajūlu','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (62,34,5,'Which of these is a sun letter?','ش','ق','م','ب','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (63,34,6,'Which is the right spelling of “a school” with the tanwīn of fatḥah?','مَدْرَسَةً','مَدْرَسَةًا','مَدْرَسَتًا','','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (64,34,7,'How do you read كِتَابًا when you stop on it?','kitābā','kitāban','kitāb','kitābah','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (65,34,8,'Type “a teacher”, muʿallimun, with all its marks.','مُعَلِّمٌ','','','','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'typed',null,'','asked');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (66,34,9,'Type “he taught”, darrasa, with all its marks.','دَرَّسَ','','','','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'typed',null,'','asked');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (67,34,10,'Type “the moon”, al-qamaru.','القَمَرُ','','','','','tYKmOAnYIPPKCRt-TChd9A',null,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (68,35,1,'Type the number after سَبْعَةٌ.','ثَمَانِيَةٌ','','','','','DKhdwG_8cPZCdEtE2_7iQg',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (69,41,1,'How do you say “three books”?','ثَلَاثَةُ كُتُبٍ','ثَلَاثُ كُتُبٍ','ثَلَاثَةُ كِتَابًا','ثَلَاثَةُ كِتَابٍ','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (70,41,2,'How do you say “five women”?','خَمْسُ نِسَاءٍ','خَمْسَةُ نِسَاءٍ','خَمْسُ نِسَاءٌ','خَمْسَةُ رِجَالٍ','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (71,41,3,'Complete: أَحَدَ عَشَرَ …','كِتَابًا','كُتُبٍ','كِتَابٌ','كُتُبًا','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (72,41,4,'Which number is خَمْسٌ وَعِشْرُونَ?','25','52','15','24','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (73,41,5,'Which day comes after يَوْمُ الثُّلَاثَاءِ?','يَوْمُ الأَرْبِعَاءِ','يَوْمُ الِاثْنَيْنِ','يَوْمُ الخَمِيسِ','يَوْمُ الأَحَدِ','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (74,41,6,'Which month follows شَعْبَانُ?','رَمَضَانُ','رَجَبٌ','شَوَّالٌ','صَفَرٌ','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (75,41,7,'What time is السَّاعَةُ الخَامِسَةُ وَالنِّصْفُ?','Half past five','A quarter past five','Half past four','A quarter to five','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (76,41,8,'Why is it “sabʿatu ayyām”, with tāʾ?','Because the singular, yawm, is masculine','Because the plural, ayyām, is feminine','Because the number is above five','Because the noun is in the genitive','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (77,41,9,'Count to four on your fingers. Type the last number as a word.','أَرْبَعَةٌ','','','','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (78,41,10,'Type “Sunday”.','يَوْمُ الأَحَدِ','','','','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'typed',null,'["الأَحَدُ"]','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (79,41,11,'Type خَمْسَةٌ وَأَرْبَعُونَ in figures.','45','','','','','K6Ot2WvlVBRC1eNWqu2AWA',null,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (80,48,1,'What does the order of إِيَّاكَ نَعْبُدُ express?','That none but You is worshipped','That the worship is past','That the sentence is a question','That the worship is commanded','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (81,48,2,'Complete: لَمْ … وَلَمْ يُولَدْ','يَلِدْ','يَلِدُ','وَلَدَ','يَلِدَ','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (82,48,3,'What is مَا in مِنْ شَرِّ مَا خَلَقَ?','A noun meaning “that which”','A particle of denial','A question word','A particle of oath','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (83,48,4,'Which word means “King”?','مَلِكِ','مَالِكِ','رَبِّ','إِلَٰهِ','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (84,48,5,'Why does الْإِنْسَانَ end in fatḥah in Sūrat al-ʿAṣr?','It is the noun of inna','It is the object of a verb','It follows the wāw of the oath','It follows illā','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (85,48,6,'Which verb is a command?','صَلِّ','أَعُوذُ','أَعْطَيْنَا','يُوَسْوِسُ','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (86,48,7,'On which pattern is حَاسِدٍ made?','fāʿil, the active participle','mafʿūl, the passive participle','faʿʿāl, the intensive','afʿal, the comparative','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (87,48,8,'What is the singular of صُدُورِ?','صَدْرٌ','صَابِرٌ','مَصْدَرٌ','صَمَدٌ','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (88,48,9,'Complete: قُلْ هُوَ اللَّهُ …','أَحَدٌ','','','','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (89,48,10,'Complete: إِنَّا أَعْطَيْنَاكَ …','الْكَوْثَرَ','','','','','O4qwkZB_kBDlgqStOxmu2w',null,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (90,52,1,'Which of these is speech, كَلَامٌ, as Ibn Ājurrūm defines it?','قَامَ زَيْدٌ','إِنْ قَامَ زَيْدٌ','زَيْدٌ','غُلَامُ زَيْدٍ','','DUqB0itV0sgytBARRWwfjQ',50,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (91,52,2,'Which condition does إِنْ قَامَ زَيْدٌ, “If Zayd stood up”, fail?','It is not mufīd: the hearer still waits','It is not lafẓ: it is not an utterance','It is not murakkab: it is a single word','It has no noun in it','','DUqB0itV0sgytBARRWwfjQ',50,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (92,52,3,'Into how many parts does the author divide speech?','Three','Two','Four','Eight','','DUqB0itV0sgytBARRWwfjQ',51,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (93,52,4,'Why does the author say of the particle جَاءَ لِمَعْنًى?','To set it apart from a letter of the alphabet','To set it apart from the noun','To say that it has a time','To say that it takes tanwīn','','DUqB0itV0sgytBARRWwfjQ',51,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (94,52,5,'Why is قُمْ, “Stand!”, complete speech although it is one spoken word?','Its doer, أَنْتَ, is understood','A command needs no doer','It ends in sukūn','It is a particle','','DUqB0itV0sgytBARRWwfjQ',50,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (95,53,1,'By which sign do we know that كِتَابٌ is a noun in هٰذَا كِتَابٌ جَدِيدٌ?','Tanwīn','The article','A particle of khafḍ before it','','','Vy7mdzqu736sI_kECin7HA',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (96,53,2,'Which of these is a particle of khafḍ?','عَنْ','قَدْ','سَوْفَ','','','Vy7mdzqu736sI_kECin7HA',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (97,54,1,'Which of these words can come after سَوْفَ?','يَقُومُ','قَامَ','قَائِمٌ','','','UVBQvfSa9SKEtj0KqEfI_g',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (98,54,2,'Which tāʾ is a sign of the verb?','The resting tāʾ, as in قَامَتْ','The moving tāʾ, as in مُسْلِمَةٌ','Every tāʾ at the end of a word','','','UVBQvfSa9SKEtj0KqEfI_g',null,1,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (99,56,1,'Which of these is not one of the author’s four signs of the noun?','Accepting سَوْفَ','Tanwīn','Taking alif and lām','Khafḍ','','KnLQGb5n5SBrQu2IwialEg',53,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (100,56,2,'What is the other name for khafḍ?','Jarr','Naṣb','Jazm','Rafʿ','','KnLQGb5n5SBrQu2IwialEg',53,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (101,56,3,'Which word is a verb?','قَامَتْ','مُسْلِمَةٌ','قَائِمٌ','بَيْتٌ','','KnLQGb5n5SBrQu2IwialEg',54,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (102,56,4,'Before which verbs does قَدْ come?','The past and the present','The past only','The present only','The command only','','KnLQGb5n5SBrQu2IwialEg',54,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (103,56,5,'Why does the author say that the tāʾ of the feminine must be resting?','The moving tāʾ, as in مُسْلِمَةٌ, belongs to nouns','A moving tāʾ is never feminine','Verbs can only end in sukūn','The moving tāʾ belongs to particles','','KnLQGb5n5SBrQu2IwialEg',54,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (104,56,6,'By what is the particle known?','Neither the signs of the noun nor those of the verb suit it','It always has one letter','It always comes first in the sentence','It always ends in sukūn','','KnLQGb5n5SBrQu2IwialEg',55,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (105,63,1,'Make the command of تَكْتُبُ, to one man.','اُكْتُبْ','','','','','OUkFZVtKveonX4INA108BQ',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (106,66,1,'Type the passive participle of عَلَّمَ, with all its marks.','مُعَلَّمٌ','','','','','QbHSGcyo_eJ4ohp_Dj00IA',null,1,1,'typed',null,'','asked');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (107,68,1,'Type “a room”.','غُرْفَةٌ','','','','','Bf79m-fHD5KOhtEFByBHXQ',null,1,1,'typed',null,'["الغُرْفَةُ"]','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (108,68,2,'Type “the kitchen”.','المَطْبَخُ','','','','','Bf79m-fHD5KOhtEFByBHXQ',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (109,69,1,'Type the word for “on”, as in “on the table”.','عَلَى','','','','','EbOaTOuensKlOMp0HqqMag',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (110,74,1,'Type the word for “to”, as in “and to your Lord”.','إِلَىٰ','','','','','F_iGqquJyfwk8cggRjCdeA',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (111,74,2,'Type “in the name of Allah” as the Qurʾān writes it, in two words.','بِسْمِ اللَّهِ','','','','','F_iGqquJyfwk8cggRjCdeA',null,1,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (112,84,1,'Complete: أُرِيدُ أَنْ … رِسَالَةً','أَكْتُبَ','أَكْتُبُ','سَأَكْتُبُ','كَتَبْتُ','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (113,84,2,'What is the usual answer to صَبَاحُ الخَيْرِ?','صَبَاحُ النُّورِ','إِلَى اللِّقَاءِ','بِكُلِّ سُرُورٍ','إِنْ شَاءَ اللهُ','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (114,84,3,'Which sentence means “I have no appointment”?','لَيْسَ عِنْدِي مَوْعِدٌ','هَلْ عِنْدَكَ مَوْعِدٌ؟','عِنْدِي مَوْعِدٌ','لَيْسَ عِنْدَكَ مَوْعِدٌ','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (115,84,4,'What does سَـ do in سَأُخْبِرُهُ?','It makes the verb future','It makes the verb past','It makes the verb negative','It turns the verb into a question','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (116,84,5,'How do you call a woman who is an engineer?','مُهَنْدِسَةٌ','مُهَنْدِسٌ','مُدَرِّسَةٌ','مُحَاسِبٌ','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (117,84,6,'Which command would you give to Fāṭimah?','اُكْتُبِي','اُكْتُبْ','يَكْتُبُ','كَتَبَ','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (118,84,7,'A man who keeps the accounts is مُحَاسِبٌ. Type the word for a woman.','مُحَاسِبَةٌ','','','','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'typed',null,'["هِيَ مُحَاسِبَةٌ"]','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (119,84,8,'Type “God willing”, three words.','إِنْ شَاءَ اللهُ','','','','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'typed',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (120,84,9,'Type “I will meet” with its last vowel, as in “I will meet the manager tomorrow”.','سَأُقَابِلُ','','','','','B02sYfkx8RrAzwuZ3yra6w',null,0,1,'typed',null,'','asked');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (121,97,1,'In أَكَلَ الوَلَدُ تُفَّاحَةً, what is تُفَّاحَةً?','The object, manṣūb','The doer, marfūʿ','The khabar, marfūʿ','A majrūr noun','','bI0OeceCMZBmPVNslOCZFw',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (122,97,2,'Which sentence is right?','كَانَ الجَوُّ حَارًّا.','كَانَ الجَوَّ حَارٌّ.','كَانَ الجَوُّ حَارٌّ.','كَانَ الجَوَّ حَارًّا.','','bI0OeceCMZBmPVNslOCZFw',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (123,97,3,'Which sentence is right?','إِنَّ زَيْدًا مُجْتَهِدٌ.','إِنَّ زَيْدٌ مُجْتَهِدًا.','إِنَّ زَيْدٌ مُجْتَهِدٌ.','إِنَّ زَيْدًا مُجْتَهِدًا.','','bI0OeceCMZBmPVNslOCZFw',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (124,97,4,'In رَأَيْتُ الطَّالِبَاتِ, what is the sign of naṣb?','Kasrah','Fatḥah','Yāʾ','The dropping of nūn','','bI0OeceCMZBmPVNslOCZFw',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (125,97,5,'How do you say “I saw the two students”?','رَأَيْتُ الطَّالِبَيْنِ','رَأَيْتُ الطَّالِبَانِ','رَأَيْتُ الطَّالِبِينَ','','','bI0OeceCMZBmPVNslOCZFw',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (126,97,6,'How do you say “the teachers of the school” when they are marfūʿ?','مُعَلِّمُو المَدْرَسَةِ','مُعَلِّمُونَ المَدْرَسَةِ','مُعَلِّمِي المَدْرَسَةِ','المُعَلِّمُونَ المَدْرَسَةُ','','bI0OeceCMZBmPVNslOCZFw',null,0,1,'choice',null,'','free');
insert into "questions" ("id","lesson_id","position","question","answer","option1","option2","option3","option4","added_by_save","explained_in","is_check","points","kind","media_id","accepted","marks") values (127,97,7,'In مَعَ أَبِيهِ, what shows that أَبِيهِ is majrūr?','The yāʾ, since it is one of the five nouns','The kasrah on the hāʾ','The fatḥah of مَعَ','Nothing, for it is mabnī','','bI0OeceCMZBmPVNslOCZFw',null,0,1,'choice',null,'','free');
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (1,2,2,1,1781681904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (2,2,3,1,1782020304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (3,2,4,1,1782283104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (4,2,5,1,1782495504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (5,2,6,1,1782733104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (6,3,68,9,1782769104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (7,2,7,1,1782873504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (8,2,8,1,1783147104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (9,3,69,9,1783161504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (10,3,70,9,1783384704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (11,2,9,1,1783499904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (12,2,10,1,1783647504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (13,3,71,9,1783795104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (14,3,72,9,1784147904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (15,3,73,9,1784525904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (16,4,2,1,1784561904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (17,4,3,1,1784777904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (18,3,35,5,1785195504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (19,4,4,1,1785231504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (20,5,21,3,1785249504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (21,4,5,1,1785371904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (22,6,68,9,1785400704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (23,3,36,5,1785440304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (24,4,6,1,1785476304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (25,5,22,3,1785580704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (26,4,7,1,1785631104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (27,6,69,9,1785724704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (28,3,37,5,1785735504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (29,7,21,3,1785796704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (30,3,38,5,1785857904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (31,6,70,9,1785897504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (32,4,8,1,1785908304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (33,5,23,3,1785962304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (34,3,39,5,1786027104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (35,4,9,1,1786037904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (36,8,11,2,1786099104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (37,5,24,3,1786127904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (38,4,10,1,1786163904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (39,9,68,9,1786189104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (40,7,22,3,1786235904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (41,6,71,9,1786250304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (42,5,25,3,1786264704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (43,4,42,6,1786325904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (44,9,69,9,1786333104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (45,9,70,9,1786387104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (46,5,26,3,1786387104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (47,8,12,2,1786459104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (48,7,23,3,1786469904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (49,3,40,5,1786469904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (50,8,13,2,1786498704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (51,3,41,5,1786505904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (52,7,24,3,1786505904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (53,6,72,9,1786534704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (54,8,14,2,1786577904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (55,9,71,9,1786649904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (56,7,25,3,1786660704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (57,8,15,2,1786671504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (58,5,35,5,1786700304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (59,4,43,6,1786721904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (60,3,21,3,1786747104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (61,6,73,9,1786754304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (62,9,72,9,1786757904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (63,10,2,1,1786768704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (64,5,36,5,1786833504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (65,7,26,3,1786876704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (66,4,44,6,1786945104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (67,8,16,2,1786995504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (68,3,22,3,1787024304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (69,6,35,5,1787067504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (70,9,73,9,1787117904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (71,3,23,3,1787157504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (72,10,3,1,1787182704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (73,8,17,2,1787215104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (74,5,37,5,1787218704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (75,8,18,2,1787251104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (76,5,38,5,1787297904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (77,8,19,2,1787305104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (78,13,11,2,1787326704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (79,4,45,6,1787330304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (80,12,11,2,1787344704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (81,13,12,2,1787377104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (82,7,35,5,1787395104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (83,6,36,5,1787413104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (84,9,35,5,1787427504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (85,8,60,8,1787449104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (86,3,24,3,1787492304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (87,10,4,1,1787503104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (88,9,36,5,1787636304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (89,12,12,2,1787643504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (90,7,36,5,1787697504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (91,11,21,3,1787697504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (92,4,46,6,1787708304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (93,6,37,5,1787780304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (94,8,61,8,1787830704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (95,13,13,2,1787845104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (96,10,5,1,1787866704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (97,9,37,5,1787870304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (98,12,13,2,1787873904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (99,10,6,1,1788028704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (100,7,37,5,1788046704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (101,11,22,3,1788093504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (102,12,14,2,1788118704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (103,4,47,6,1788122304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (104,8,62,8,1788133104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (105,10,7,1,1788136704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (106,8,63,8,1788183504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (107,6,38,5,1788183504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (108,8,64,8,1788269904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (109,13,14,2,1788280704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (110,9,38,5,1788305904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (111,6,39,5,1788341904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (112,13,15,2,1788370704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (113,14,2,1,1788381504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (114,4,48,6,1788392304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (115,10,8,1,1788413904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (116,11,23,3,1788500304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (117,12,15,2,1788521904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (118,13,16,2,1788532704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (119,8,65,8,1788532704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (120,15,11,2,1788547104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (121,10,9,1,1788608304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (122,11,24,3,1788644304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (123,16,21,3,1788658704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (124,8,66,8,1788680304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (125,11,25,3,1788705504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (126,13,17,2,1788716304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (127,18,2,1,1788719904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (128,9,39,5,1788727104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (129,6,40,5,1788759504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (130,15,12,2,1788773904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (131,14,3,1,1788795504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (132,17,42,6,1788817104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (133,12,16,2,1788817104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (134,16,22,3,1788881904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (135,4,74,10,1788889104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (136,10,10,1,1788892704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (137,13,18,2,1788917904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (138,18,3,1,1788961104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (139,14,4,1,1788986304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (140,14,5,1,1789047504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (141,17,43,6,1789090704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (142,19,68,9,1789097904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (143,12,17,2,1789101504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (144,11,26,3,1789112304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (145,15,13,2,1789144704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (146,6,41,5,1789155504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (147,9,40,5,1789166304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (148,13,19,2,1789177104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (149,18,4,1,1789220304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (150,4,75,10,1789227504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (151,15,14,2,1789259904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (152,4,76,10,1789295904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (153,17,44,6,1789295904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (154,12,18,2,1789317504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (155,16,23,3,1789317504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (156,6,21,3,1789393104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (157,10,42,6,1789403904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (158,14,6,1,1789411104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (159,18,5,1,1789425504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (160,15,15,2,1789443504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (161,10,43,6,1789447104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (162,14,7,1,1789450704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (163,19,69,9,1789508304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (164,15,16,2,1789519104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (165,17,45,6,1789551504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (166,9,41,5,1789551504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (167,14,8,1,1789555104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (168,11,80,11,1789601904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (169,19,70,9,1789666704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (170,17,46,6,1789673904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (171,18,6,1,1789684704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (172,13,93,13,1789699104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (173,10,44,6,1789713504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (174,16,24,3,1789717104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (175,12,19,2,1789720704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (176,14,9,1,1789735104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (177,20,11,2,1789745904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (178,19,71,9,1789749504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (179,10,45,6,1789781904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (180,2,11,2,1789789104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (181,6,22,3,1789792704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (182,15,17,2,1789843104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (183,19,72,9,1789875504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (184,10,46,6,1789900704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (185,17,47,6,1789911504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (186,18,7,1,1789918704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (187,14,10,1,1789954704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (188,9,21,3,1790005104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (189,11,81,11,1790005104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (190,18,8,1,1790102304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (191,10,47,6,1790116704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (192,16,25,3,1790138304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (193,2,12,2,1790156304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (194,11,82,11,1790163504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (195,20,12,2,1790163504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (196,16,26,3,1790199504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (197,10,48,6,1790203104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (198,17,48,6,1790217504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (199,19,73,9,1790217504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (200,2,13,2,1790224704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (201,18,9,1,1790224704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (202,15,18,2,1790228304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (203,9,22,3,1790239104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (204,18,10,1,1790260704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (205,21,2,1,1790462304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (206,12,50,7,1790469504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (207,9,23,3,1790519904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (208,20,13,2,1790537904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (209,16,80,11,1790620704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (210,10,74,10,1790627904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (211,19,35,5,1790642304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (212,15,19,2,1790653104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (213,2,14,2,1790656704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (214,14,42,6,1790674704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (215,19,36,5,1790789904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (216,21,3,1,1790818704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (217,22,2,1,1790840304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (218,20,14,2,1790851104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (219,17,87,12,1790861904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (220,12,51,7,1790861904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (221,21,4,1,1790865504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (222,2,15,2,1790930304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (223,19,37,5,1790944704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (224,16,81,11,1790962704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (225,18,27,4,1791002304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (226,10,75,10,1791023904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (227,20,15,2,1791027504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (228,22,3,1,1791038304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (229,14,43,6,1791045504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (230,12,52,7,1791063504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (231,22,4,1,1791229104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (232,19,38,5,1791265104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (233,17,88,12,1791283104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (234,2,16,2,1791297504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (235,21,5,1,1791304704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (236,24,68,9,1791311904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (237,15,50,7,1791311904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (238,23,21,3,1791319104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (239,18,28,4,1791322704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (240,20,16,2,1791347904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (241,14,44,6,1791369504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (242,12,53,7,1791376704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (243,22,5,1,1791398304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (244,15,51,7,1791401904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (245,12,54,7,1791430704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (246,22,6,1,1791441504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (247,20,17,2,1791441504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (248,23,22,3,1791459504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (249,17,89,12,1791473904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (250,21,6,1,1791481104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (251,10,76,10,1791481104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (252,2,17,2,1791491904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (253,18,29,4,1791495504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (254,23,23,3,1791509904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (255,14,45,6,1791535104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (256,20,18,2,1791556704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (257,19,39,5,1791556704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (258,24,69,9,1791621504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (259,15,52,7,1791643104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (260,12,55,7,1791657504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (261,10,77,10,1791675504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (262,15,53,7,1791686304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (263,2,18,2,1791711504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (264,18,30,4,1791733104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (265,21,7,1,1791740304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (266,19,40,5,1791754704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (267,15,54,7,1791772704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (268,14,46,6,1791776304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (269,22,7,1,1791790704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (270,23,24,3,1791826704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (271,23,25,3,1791862704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (272,10,78,10,1791884304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (273,15,55,7,1791898704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (274,22,8,1,1791927504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (275,20,19,2,1791938304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (276,2,19,2,1791949104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (277,24,70,9,1791959904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (278,12,56,7,1791967104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (279,19,41,5,1792013904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (280,18,31,4,1792049904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (281,14,47,6,1792067904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (282,22,9,1,1792082304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (283,21,8,1,1792100304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (284,14,48,6,1792103904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (285,22,10,1,1792157904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (286,23,26,3,1792165104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (287,15,56,7,1792193904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (288,18,32,4,1792247904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (289,24,71,9,1792251504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (290,25,42,6,1792262304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (291,25,43,6,1792323504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (292,18,33,4,1792377504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (293,24,72,9,1792409904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (294,19,21,3,1792417104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (295,21,9,1,1792417104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (296,18,34,4,1792449504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (297,19,22,3,1792467504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (298,22,42,6,1792514304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (299,20,93,13,1792514304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (300,15,57,7,1792543104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (301,14,74,10,1792546704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (302,25,44,6,1792582704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (303,22,43,6,1792589904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (304,19,23,3,1792597104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (305,18,11,2,1792633104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (306,23,35,5,1792643904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (307,25,45,6,1792647504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (308,21,10,1,1792683504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (309,20,94,13,1792690704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (310,18,12,2,1792784304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (311,23,36,5,1792813104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (312,19,24,3,1792831104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (313,14,75,10,1792849104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (314,24,73,9,1792852704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (315,18,13,2,1792856304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (316,25,46,6,1792928304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (317,20,95,13,1793003904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (318,22,44,6,1793011104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (319,25,47,6,1793057904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (320,20,96,13,1793097504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (321,21,27,4,1793101104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (322,14,76,10,1793111904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (323,25,48,6,1793162304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (324,26,2,1,1793173104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (325,19,25,3,1793191104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (326,26,3,1,1793212704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (327,23,37,5,1793230704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (328,18,14,2,1793234304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (329,22,45,6,1793360304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (330,21,28,4,1793367504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (331,24,35,5,1793378304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (332,27,11,2,1793486304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (333,21,29,4,1793551104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (334,26,4,1,1793554704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (335,23,38,5,1793587104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (336,18,15,2,1793630304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (337,22,46,6,1793659104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (338,26,5,1,1793680704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (339,21,30,4,1793691504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (340,24,36,5,1793691504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (341,26,6,1,1793752704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (342,27,12,2,1793752704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (343,25,87,12,1793860704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (344,24,37,5,1793885904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (345,23,39,5,1793889504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (346,21,31,4,1793900304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (347,18,16,2,1793929104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (348,10,79,10,1793950704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (349,22,47,6,1793979504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (350,23,40,5,1794065904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (351,18,17,2,1794076704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (352,27,13,2,1794145104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (353,24,38,5,1794152304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (354,26,7,1,1794217104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (355,27,14,2,1794227904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (356,2,50,7,1794231504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (357,18,18,2,1794256704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (358,21,32,4,1794263904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (359,25,88,12,1794285504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (360,21,33,4,1794371904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (361,22,48,6,1794393504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (362,21,34,4,1794411504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (363,18,19,2,1794418704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (364,27,15,2,1794472704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (365,27,16,2,1794541104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (366,25,89,12,1794541104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (367,2,51,7,1794551904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (368,24,39,5,1794577104);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (369,26,8,1,1794616704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (370,22,74,10,1794620304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (371,27,17,2,1794634704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (372,26,9,1,1794857904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (373,21,11,2,1794872304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (374,25,90,12,1794872304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (375,27,18,2,1794933504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (376,24,40,5,1794987504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (377,2,52,7,1794987504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (378,21,12,2,1795005504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (379,22,75,10,1795077504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (380,27,19,2,1795091904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (381,26,10,1,1795214304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (382,21,13,2,1795221504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (383,24,41,5,1795221504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (384,25,91,12,1795235904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (385,21,14,2,1795282704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (386,2,21,3,1795426704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (387,27,60,8,1795426704);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (388,28,11,2,1795469904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (389,22,76,10,1795538304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (390,24,21,3,1795563504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (391,29,68,9,1795631904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (392,21,15,2,1795646304);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (393,30,21,3,1795653504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (394,2,22,3,1795685904);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (395,26,27,4,1795689504);
insert into "lesson_views" ("id","student_id","lesson_id","class_id","viewed_at") values (396,22,77,10,1795815504);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (1,10,1,2,'{"3":"Twenty-eight","4":"و","5":"Medial","6":"بَيْتٌ","7":"Where the dot stands, or that there is none","8":"Qāf, lām, bāʾ","9":"Three","10":"س and ص","11":"بيط","12":"مدرسه","13":"سُؤَالٌ"}',86.36363636363636,'','',null,86.36363636363636,1783647504,1783647504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (2,10,1,4,'{"3":"Twenty-four","4":"و","5":"Medial","6":"بَيْتٌ","7":"Where the dot stands, or that there is none","8":"Qāf, lām, bāʾ","9":"Five","10":"ف and ق","11":"بَيْتٌ","12":"مَدْرَسَةٌ","13":"سؤال"}',72.72727272727273,'','',null,72.72727272727273,1786163904,1786163904,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (3,26,3,5,'{"40":"عَفْوًا","41":"كَيْفَ حَالُكِ؟","42":"هٰذِهِ أُمِّي","43":"مَتَى هٰذَا؟","44":"I have two sisters","45":"قَرِيبٌ","46":"A quarter to eight","47":"So that two vowelless letters do not meet","48":"عَفْوًا","49":"اين المسجد","50":"السلام عليكم"}',77.27272727272727,'','',null,77.27272727272727,1786387104,1786387104,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (4,41,5,3,'{"69":"ثَلَاثَةُ كِتَابًا","70":"خَمْسُ نِسَاءٍ","71":"كِتَابًا","72":"15","73":"يَوْمُ الأَرْبِعَاءِ","74":"شَوَّالٌ","75":"A quarter to five","76":"Because the plural, ayyām, is feminine","77":"أربعة","78":"يوم الاحد","79":"54"}',40.90909090909091,'','',null,40.90909090909091,1786505904,1786505904,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (5,15,2,8,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"شَمْسٌ","23":"الكِتَابُ الجَدِيدُ","24":"It is joined to a definite noun","25":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.","26":"طالبت","27":"إسم"}',87.5,'','',null,87.5,1786671504,1786671504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (6,26,3,7,'{"40":"وَعَلَيْكُمُ السَّلَامُ","41":"كَيْفَ حَالِي؟","42":"هٰذِهِ أُمِّي","43":"أَيْنَ هٰذَا؟","44":"I have two sisters","45":"قَرِيبٌ","46":"A quarter to eight","47":"Because the street is feminine","48":"عفوا","49":"اين المسجد","50":"السلام عليكم"}',68.18181818181819,'','',null,68.18181818181819,1786876704,1786876704,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (7,19,2,8,'{"30":"الطالبه مجتهدة","31":"كَتَبَ","32":"The mubtadaʾ","33":"رَجُلٌ","34":"In fatḥah, because it is manṣūb","35":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","36":"Jarr","37":"هٰؤُلَاءِ"}',81.25,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',92,86.625,1787305104,1787391504,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (8,15,2,13,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"شَمْسٌ","23":"الكِتَابُ جَدِيدٌ","24":"It is joined to a definite noun","25":"هٰذَا مَدْرَسَةٌ كَبِيرَةٌ.","26":"طالبة","27":"اسم"}',75,'','',null,75,1788370704,1788370704,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (9,48,6,4,'{"80":"That none but You is worshipped","81":"يَلِدُ","82":"A noun meaning “that which”","83":"مَلِكِ","84":"It is the noun of inna","85":"صَلِّ","86":"fāʿil, the active participle","87":"صَدْرٌ","88":"احد","89":"ألكوثر"}',80,'I have read the lesson twice, but I am not sure how to explain this in my own words yet.','',42,61,1788392304,1788651504,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (10,15,2,12,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"شَمْسٌ","23":"الكِتَابُ الجَدِيدُ","24":"It is joined to a definite noun","25":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.","26":"طالبة","27":"اِسْمٌ"}',100,'','',null,100,1788521904,1788521904,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (11,10,1,10,'{"3":"Twenty-four","4":"س","5":"Final","6":"بَيْتٌ","7":"How many teeth they have","8":"Qāf, lām, bāʾ","9":"Three","10":"س and ص","11":"بَيْتٌ","12":"مدرست","13":"سوال"}',54.54545454545455,'','',null,54.54545454545455,1788892704,1788892704,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (12,26,3,11,'{"40":"عَفْوًا","41":"كَيْفَ حَالُكِ؟","42":"هٰذِهِ أُخْتِي","43":"أَيْنَ هٰذَا؟","44":"I have two brothers","45":"جَيِّدٌ","46":"A quarter past eight","47":"Because it is a question","48":"عفؤا","49":"أين المسجد؟","50":"السَّلَامُ عَلَيْكُمْ"}',31.818181818181817,'','',null,31.818181818181817,1789112304,1789112304,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (13,41,5,6,'{"69":"ثَلَاثَةُ كِتَابٍ","70":"خَمْسُ نِسَاءٌ","71":"كُتُبٍ","72":"25","73":"يَوْمُ الأَرْبِعَاءِ","74":"رَجَبٌ","75":"Half past five","76":"Because the number is above five","77":"اربعة","78":"يومالأحد","79":"45"}',45.45454545454545,'','',null,45.45454545454545,1789155504,1789155504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (14,19,2,13,'{"30":"الطالبة مجتهدة","31":"كَتَبَ","32":"The khabar","33":"رَجُلٌ","34":"In fatḥah, because it is manṣūb","35":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","36":"Jarr","37":"هٰؤُلَاءِ"}',100,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',94,97,1789177104,1789522704,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (15,15,2,15,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"شَمْسٌ","23":"الكِتَابُ جَدِيدٌ","24":"It is joined to a definite noun","25":"هٰذَا مَدْرَسَةٌ كَبِيرَةٌ.","26":"طَالِبَةٌ","27":"أسم"}',68.75,'','',null,68.75,1789443504,1789443504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (16,41,5,9,'{"69":"ثَلَاثُ كُتُبٍ","70":"خَمْسُ نِسَاءٍ","71":"كِتَابًا","72":"25","73":"يَوْمُ الأَرْبِعَاءِ","74":"رَمَضَانُ","75":"Half past five","76":"Because the singular, yawm, is masculine","77":"أربعه","78":"يوم الأحاد","79":"45"}',77.27272727272727,'','',null,77.27272727272727,1789551504,1789551504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (17,19,2,12,'{"30":"طالبة مجتهدة","31":"كتب","32":"The khabar","33":"رَجُلٌ","34":"In fatḥah, because it is manṣūb","35":"كَتَبَ الطُّلَّابَ الدَّرْسُ.","36":"Jarr","37":"هٰؤُلَاءِ"}',75,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',94,84.5,1789720704,1789979904,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (18,10,1,14,'{"3":"Twenty-four","4":"و","5":"Medial","6":"بَابٌ","7":"How many teeth they have","8":"Kāf, lām, bāʾ","9":"Three","10":"س and ص","11":"بيط","12":"مدرسة","13":"سُؤَالٌ"}',54.54545454545455,'','',null,54.54545454545455,1789954704,1789954704,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (19,26,3,16,'{"40":"وَعَلَيْكُمُ السَّلَامُ","41":"كَيْفَ حَالُهُ؟","42":"هٰذِهِ أُمِّي","43":"بِكَمْ هٰذَا؟","44":"I have two brothers","45":"قَرِيبٌ","46":"A quarter to eight","47":"So that two vowelless letters do not meet","48":"عفون","49":"اين المسجد","50":"اسلام عليكم"}',59.09090909090909,'','',null,59.09090909090909,1790199504,1790199504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (20,48,6,10,'{"80":"That none but You is worshipped","81":"يَلِدْ","82":"A particle of denial","83":"مَلِكِ","84":"It is the object of a verb","85":"صَلِّ","86":"fāʿil, the active participle","87":"صَمَدٌ","88":"احد","89":"الْكَوْثَرَ"}',65,'I have read the lesson twice, but I am not sure how to explain this in my own words yet.','',33,49,1790203104,1790289504,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (21,48,6,17,'{"80":"That none but You is worshipped","81":"يَلِدَ","82":"A question word","83":"مَلِكِ","84":"It is the object of a verb","85":"أَعُوذُ","86":"fāʿil, the active participle","87":"صَدْرٌ","88":"أحد","89":"الكوثر"}',60,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ.
“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','',98,79,1790217504,1790303904,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (22,10,1,18,'{"3":"Twenty-eight","4":"و","5":"Isolated","6":"بَيْتٌ","7":"Where the dot stands, or that there is none","8":"Kāf, lām, bāʾ","9":"One","10":"س and ص","11":"بَيْتٌ","12":"مدرسة","13":"سوال"}',68.18181818181819,'','',null,68.18181818181819,1790260704,1790260704,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (23,19,2,15,'{"30":"الطالبة مجتهد","31":"كتب","32":"The khabar","33":"رَجُلٌ","34":"In fatḥah, because it is manṣūb","35":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","36":"Jarr","37":"الكِتَابُ"}',75,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine.','',75,75,1790653104,1790998704,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (24,15,2,2,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"كِتَابٌ","23":"كِتَابُ الجَدِيدِ","24":"It is joined to a definite noun","25":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.","26":"طالبة","27":"اِسْمٌ"}',75,'','',null,75,1790930304,1790930304,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (25,15,2,20,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"كِتَابٌ","23":"كِتَابُ الجَدِيدِ","24":"It is joined to a definite noun","25":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.","26":"طالبت","27":"أسم"}',62.5,'','',null,62.5,1791027504,1791027504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (26,52,7,12,'{"90":"قَامَ زَيْدٌ","91":"It is not mufīd: the hearer still waits","92":"Four","93":"To set it apart from a letter of the alphabet","94":"Its doer, أَنْتَ, is understood"}',80,'The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing. Murakkab is composed of two words or more, whether spoken or understood; it shuts out the single word, such as زَيْدٌ. Mufīd is conveying a meaning after which silence is good; it shuts out the unfinished, such as إِنْ قَامَ زَيْدٌ. Bi-l-waḍʿ is by convention, in the meanings the Arabs set the words for; it shuts out what is not Arabic usage (many also explain it as by intention, which shuts out the talk of one asleep). A full example: قَامَ زَيْدٌ, whose pillars are the verb قَامَ and the doer زَيْدٌ. Any complete Arabic sentence with its pillars named is accepted.','',96,88,1791063504,1791149904,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (27,52,7,15,'{"90":"قَامَ زَيْدٌ","91":"It is not mufīd: the hearer still waits","92":"Four","93":"To set it apart from the noun","94":"Its doer, أَنْتَ, is understood"}',60,'The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing.','',85,72.5,1791643104,1791729504,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (28,19,2,20,'{"30":"طالبة مجتهدة","31":"كَتَبَ","32":"The object","33":"رَجُلٌ","34":"In fatḥah, because it is manṣūb","35":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","36":"Jazm","37":"هٰؤُلَاءِ"}',62.5,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine.','',76,69.25,1791938304,1792283904,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (29,19,2,2,'{"30":"الطالبة مجتهد","31":"كتبوا","32":"The khabar","33":"رَجُلٌ","34":"In fatḥah, because it is manṣūb","35":"كَتَبَ الطُّلَّابَ الدَّرْسُ.","36":"Jarr","37":"هٰؤُلَاءِ"}',62.5,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',88,75.25,1791949104,1792208304,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (30,56,7,12,'{"99":"Taking alif and lām","100":"Jarr","101":"قَامَتْ","102":"The past and the present","103":"The moving tāʾ, as in مُسْلِمَةٌ, belongs to nouns","104":"Neither the signs of the noun nor those of the verb suit it"}',83.33333333333333,'Word by word: قَدْ is a particle: it accepts no sign of the noun and none of the verb (it is itself a sign of the verb after it). خَرَجَتْ is a verb: قَدْ stands before it, and it carries the resting tāʾ of the feminine.','',75,79.16666666666666,1791967104,1792226304,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (31,41,5,19,'{"69":"ثَلَاثَةُ كُتُبٍ","70":"خَمْسُ نِسَاءٍ","71":"كِتَابًا","72":"25","73":"يَوْمُ الأَرْبِعَاءِ","74":"رَمَضَانُ","75":"A quarter to five","76":"Because the singular, yawm, is masculine","77":"أربعة","78":"يومالأحد","79":"45"}',86.36363636363636,'','',null,86.36363636363636,1792013904,1792013904,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (32,48,6,14,'{"80":"That none but You is worshipped","81":"يَلِدَ","82":"A noun meaning “that which”","83":"مَلِكِ","84":"It is the noun of inna","85":"صَلِّ","86":"fāʿil, the active participle","87":"صَدْرٌ","88":"أَحَدٌ","89":"الكوثر"}',90,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ.
“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','',96,93,1792103904,1792449504,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (33,10,1,22,'{"3":"Thirty","4":"س","5":"Medial","6":"بَيْتٌ","7":"Where the dot stands, or that there is none","8":"Qāf, lām, bāʾ","9":"Three","10":"د and ذ","11":"بت","12":"مدرست","13":"سؤال"}',59.09090909090909,'','',null,59.09090909090909,1792157904,1792157904,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (34,26,3,23,'{"40":"عَفْوًا","41":"كَيْفَ حَالُكِ؟","42":"هٰذَا أُمِّي","43":"مَتَى هٰذَا؟","44":"I have two brothers","45":"قَرِيبٌ","46":"A quarter to eight","47":"So that two vowelless letters do not meet","48":"عَفْوًا","49":"اين المسجد","50":"السَّلَامُ عَلَيْكُمْ"}',59.09090909090909,'','',null,59.09090909090909,1792165104,1792165104,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (35,56,7,15,'{"99":"Tanwīn","100":"Naṣb","101":"بَيْتٌ","102":"The past and the present","103":"The moving tāʾ, as in مُسْلِمَةٌ, belongs to nouns","104":"Neither the signs of the noun nor those of the verb suit it"}',50,'Word by word: قَدْ is a particle: it accepts no sign of the noun and none of the verb (it is itself a sign of the verb after it). خَرَجَتْ is a verb: قَدْ stands before it, and it carries the resting tāʾ of the feminine. مَرْيَمُ is a noun: it accepts the particles of khafḍ, as in سَلَّمْتُ عَلَى مَرْيَمَ (a name like this takes neither tanwīn nor the article). مِنَ is a particle of khafḍ, and no sign suits it; its nūn, resting by itself, takes fatḥah before the article. البَيْتِ is a noun: it has alif and lām, it follows a particle of khafḍ, and it ends in kasrah.','',96,73,1792193904,1792539504,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (36,34,4,18,'{"58":"دَارِسٌ","59":"The letter has no vowel","60":"A long ā after the ṭāʾ","61":"al-rajulu","62":"ش","63":"مَدْرَسَةً","64":"kitābā","65":"مُعَلِمٌ","66":"دَرَسَ","67":"القمر"}',70,'','',null,70,1792449504,1792449504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (37,10,1,21,'{"3":"Twenty-eight","4":"ب","5":"Medial","6":"بَيْتٌ","7":"Where the dot stands, or that there is none","8":"Qāf, lām, bāʾ","9":"Three","10":"س and ص","11":"بَيْتٌ","12":"مَدْرَسَةٌ","13":"سُؤَالٌ"}',90.9090909090909,'','',null,90.9090909090909,1792683504,1792683504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (38,48,6,25,'{"80":"That the worship is commanded","81":"يَلِدْ","82":"A noun meaning “that which”","83":"مَلِكِ","84":"It is the noun of inna","85":"صَلِّ","86":"fāʿil, the active participle","87":"صَدْرٌ","88":"أحد","89":"الكوثر"}',90,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ.
“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','',93,91.5,1793162304,1793248704,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (39,15,2,18,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"شَمْسٌ","23":"الكِتَابُ الجَدِيدُ","24":"It is joined to a definite noun","25":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.","26":"طالبت","27":"اسم"}',93.75,'','',null,93.75,1793630304,1793630304,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (40,48,6,22,'{"80":"That none but You is worshipped","81":"يَلِدُ","82":"A noun meaning “that which”","83":"مَلِكِ","84":"It is the noun of inna","85":"صَلِّ","86":"afʿal, the comparative","87":"صَدْرٌ","88":"أحد","89":"الكوسر"}',70,'وَالْعَصْرِ، إِنَّ الْإِنْسَانَ لَفِي خُسْرٍ، إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ.
“By time! Man is surely in loss, except those who believe and do righteous deeds, and counsel one another to the truth, and counsel one another to patience.” Al-ʿaṣri is genitive after the wāw of the oath (wāw al-qasam). Al-insāna is the noun of inna, which makes it accusative with fatḥah; its predicate is la-fī khusr, strengthened by lām. Illā excepts those described after it from the general statement that man is in loss. Aṣ-ṣāliḥāti is the object of ʿamilū and therefore accusative, but a sound feminine plural takes kasrah in place of fatḥah in the accusative.','',null,null,1794393504,null,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (41,34,4,21,'{"58":"دَرَّسَ","59":"The letter has no vowel","60":"A long ā after the ṭāʾ","61":"ar-rajulu","62":"ش","63":"مَدْرَسَةً","64":"kitābā","65":"مُعَلِّمٌ","66":"دَرَّسَ","67":"الكمر"}',90,'','',null,90,1794411504,1794411504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (42,19,2,18,'{"30":"الطالبة مجتهد","31":"كتبوا","32":"The khabar","33":"رَجُلٌ","34":"In fatḥah, because it is manṣūb","35":"كَتَبَ الطُّلَّابُ الدَّرْسَ.","36":"Jarr","37":"هٰؤُلَاءِ"}',75,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine. فَاطِمَةُ is the doer, fāʿil, marfūʿ, and the sign of its rafʿ is ḍammah (without tanwīn). الكِتَابَ is the object, mafʿūl bihi, manṣūb, and the sign of its naṣb is fatḥah. As a nominal sentence: فَاطِمَةُ قَرَأَتِ الكِتَابَ. Here فَاطِمَةُ is the mubtadaʾ, and the verbal sentence after it is the khabar.','',null,null,1794418704,null,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (43,15,2,27,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"شَمْسٌ","23":"الكِتَابُ الجَدِيدُ","24":"It is joined to a definite noun","25":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.","26":"طلبة","27":"اِسْمٌ"}',87.5,'','',null,87.5,1794472704,1794472704,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (44,52,7,2,'{"90":"قَامَ زَيْدٌ","91":"It is not mufīd: the hearer still waits","92":"Three","93":"To say that it takes tanwīn","94":"Its doer, أَنْتَ, is understood"}',80,'The definition: الكَلَامُ هُوَ اللَّفْظُ المُرَكَّبُ المُفِيدُ بِالوَضْعِ. Lafẓ is sound made of letters; it shuts out a nod, a gesture or mere writing. Murakkab is composed of two words or more, whether spoken or understood; it shuts out the single word, such as زَيْدٌ. Mufīd is conveying a meaning after which silence is good; it shuts out the unfinished, such as إِنْ قَامَ زَيْدٌ. Bi-l-waḍʿ is by convention, in the meanings the Arabs set the words for; it shuts out what is not Arabic usage (many also explain it as by intention, which shuts out the talk of one asleep). A full example: قَامَ زَيْدٌ, whose pillars are the verb قَامَ and the doer زَيْدٌ. Any complete Arabic sentence with its pillars named is accepted.','',98,89,1794987504,1795333104,1,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (45,19,2,27,'{"30":"الطالبة مجتهدة","31":"كتب","32":"The doer","33":"رَجُلٌ","34":"In fatḥah, because it is manṣūb","35":"كَتَبَ الطُّلَّابِ الدَّرْسَ.","36":"Jarr","37":"هٰؤُلَاءِ"}',75,'It is a verbal sentence, for it begins with a verb. قَرَأَتْ is a past verb, mabnī upon fatḥah, and its resting tāʾ shows that the doer is feminine.','',null,null,1795091904,null,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (46,10,1,26,'{"3":"Twenty-eight","4":"و","5":"Medial","6":"بِنْتٌ","7":"How deep the bowl is","8":"Qāf, lām, bāʾ","9":"One","10":"ر and ز","11":"بيت","12":"مدراسة","13":"سئال"}',50,'','',null,50,1795214304,1795214304,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (47,41,5,24,'{"69":"ثَلَاثَةُ كُتُبٍ","70":"خَمْسُ نِسَاءٍ","71":"كِتَابًا","72":"25","73":"يَوْمُ الأَرْبِعَاءِ","74":"رَمَضَانُ","75":"Half past five","76":"Because the singular, yawm, is masculine","77":"أَرْبَعَةٌ","78":"يومالأحد","79":"45"}',95.45454545454545,'','',null,95.45454545454545,1795221504,1795221504,null,'',0,1,1,null,null);
insert into "exam_results" ("id","lesson_id","class_id","student_id","answers","objective_score","theory_text","theory_image","theory_score","total_score","submitted_at","marked_at","marked_by","feedback","image_turns","exam_version","scored_version","idempotency_key","received_at") values (48,15,2,21,'{"20":"The word in its sentence and what happens to its ending","21":"إِلَى","22":"شَمْسٌ","23":"الكِتَابُ الجَدِيدُ","24":"It is joined to a definite noun","25":"هٰذِهِ مَدْرَسَةٌ كَبِيرَةٌ.","26":"طَالِبَةٌ","27":"اسم"}',100,'','',null,100,1795646304,1795646304,null,'',0,1,1,null,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (1,2,12,2,null,'Is مُحَمَّدٌ a noun because of the tanwīn? I thought names were a kind of their own.',1795570704,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (2,2,12,1,1,'A name is a noun. You found its sign yourself: the tanwīn at the end of مُحَمَّدٌ. Now try فَاطِمَةُ, which takes none. Which other sign does she accept?',1795585104,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (3,2,12,13,1,'سَلَّمْتُ عَلَى فَاطِمَةَ. فَقَدْ دَخَلَ عَلَيْهَا حَرْفُ الجَرِّ.',1795606704,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (4,2,12,12,null,'The three tests at the end helped me most. I wrote them on the first page of my book.',1795743504,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (5,1,4,2,null,'I confuse ت and ث when they are small. Is there a way to remember them?',1795390704,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (6,1,4,1,5,'Count: bāʾ has one dot below, tāʾ two above, thāʾ three. One, two, three: ب ت ث.',1795397904,null);
insert into "comments" ("id","class_id","lesson_id","author_id","parent_id","body","created_at","deleted_at") values (7,1,4,21,null,'The video played on 2G without stopping. Thank you.',1795714704,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (1,3,'credit',550000,550000,'fund','Wallet funding by the school','funding:u0DK9LI0qka617iMdloYfA',null,1782574704,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (2,3,'debit',150000,400000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:2',9,1782574704,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (3,6,'credit',550000,550000,'fund','Wallet funding by the school','funding:0NfiyhQNqnQaztIJ17ypGA',null,1785011904,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (4,6,'debit',150000,400000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:5',9,1785011904,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (5,9,'credit',300000,300000,'fund','Wallet funding by the school','funding:UDNAJCfX9E-IEepu60PbFg',null,1786045104,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (6,9,'debit',150000,150000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:9',9,1786045104,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (7,4,'credit',450000,450000,'fund','Wallet funding by the school','funding:DuPSoRnPO9GQShCEi52sYA',null,1786250304,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (8,4,'debit',400000,50000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:10',6,1786250304,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (9,8,'credit',650000,650000,'fund','Wallet funding by the school','funding:u5gFKy29oH_hSBzNTW29FQ',null,1787391504,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (10,8,'debit',500000,150000,'enrolment','Enrolment: Ṣarf, the Shape of Words · عِلْمُ الصَّرْفِ','enrolment:20',8,1787391504,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (11,17,'credit',450000,450000,'fund','Wallet funding by the school','funding:5tyiQJ8QXCqqA58rlqRc3w',null,1788719904,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (12,17,'debit',400000,50000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:25',6,1788719904,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (13,19,'credit',400000,400000,'fund','Wallet funding by the school','funding:TNZLhRPD7cGLt8GH5q8gYw',null,1788723504,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (14,19,'debit',150000,250000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:26',9,1788723504,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (15,10,'credit',500000,500000,'fund','Wallet funding by the school','funding:APj7oFQXePxAFODKjSDP3A',null,1789065504,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (16,10,'debit',400000,100000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:28',6,1789065504,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (17,13,'credit',400000,400000,'fund','Wallet funding by the school','funding:dbwHkqhP5JBzhjT2P9rIKw',null,1789263504,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (18,13,'debit',200000,200000,'enrolment','Enrolment: Revision Circle · حَلْقَةُ المُرَاجَعَةِ','enrolment:29',13,1789263504,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (19,11,'credit',650000,650000,'fund','Wallet funding by the school','funding:FYaiGR_k-PeIb1hsSFI9mQ',null,1789285104,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (20,11,'debit',600000,50000,'enrolment','Enrolment: Conversation at Work · المُحَادَثَةُ فِي العَمَلِ','enrolment:30',11,1789285104,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (21,12,'credit',800000,800000,'fund','Wallet funding by the school','funding:vsZ3raJWmQE0igDhS7kYIw',null,1790066304,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (22,12,'debit',750000,50000,'enrolment','Enrolment: Al-Ājurrūmiyyah, line by line','enrolment:35',7,1790066304,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (23,16,'credit',750000,750000,'fund','Wallet funding by the school','funding:_d-iklsmXWVMIgvsqKiTog',null,1790285904,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (24,16,'debit',600000,150000,'enrolment','Enrolment: Conversation at Work · المُحَادَثَةُ فِي العَمَلِ','enrolment:37',11,1790285904,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (25,14,'credit',650000,650000,'fund','Wallet funding by the school','funding:ziPUs0ln_A22ET2clnBo9A',null,1790300304,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (26,14,'debit',400000,250000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:39',6,1790300304,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (27,17,'credit',900000,950000,'fund','Wallet funding by the school','funding:Wp_Qk3MjkKzhrZqwjUyTTg',null,1790563104,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (28,17,'debit',550000,400000,'enrolment','Enrolment: The Arabic of Ḥadīth · لُغَةُ الحَدِيثِ','enrolment:41',12,1790563104,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (29,18,'credit',400000,400000,'fund','Wallet funding by the school','funding:6NkhrYiQnR67xqfLHIEgBQ',null,1790606304,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (30,18,'debit',350000,50000,'enrolment','Enrolment: Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','enrolment:42',4,1790606304,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (31,15,'credit',1100000,1100000,'fund','Wallet funding by the school','funding:8DHJgLJ1HepuuLvzNuTkTw',null,1790998704,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (32,15,'debit',750000,350000,'enrolment','Enrolment: Al-Ājurrūmiyyah, line by line','enrolment:44',7,1790998704,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (33,24,'credit',550000,550000,'fund','Wallet funding by the school','funding:ALPUXRZT2qrK_2dUp5ylEw',null,1791221904,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (34,24,'debit',150000,400000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:46',9,1791221904,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (35,25,'credit',500000,500000,'fund','Wallet funding by the school','funding:_nllCHWldoMakypXc7b0GA',null,1792006704,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (36,25,'debit',400000,100000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:47',6,1792006704,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (37,20,'credit',450000,450000,'fund','Wallet funding by the school','funding:yqLJxE8pXz8OED3p7DkZIA',null,1792283904,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (38,20,'debit',200000,250000,'enrolment','Enrolment: Revision Circle · حَلْقَةُ المُرَاجَعَةِ','enrolment:49',13,1792283904,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (39,22,'credit',450000,450000,'fund','Wallet funding by the school','funding:NNwoUGwOt-pzDExqf9Emsw',null,1792417104,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (40,22,'debit',400000,50000,'enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment:52',6,1792417104,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (41,21,'credit',600000,600000,'fund','Wallet funding by the school','funding:jr3Gk_Z83HU_MJeYypILNw',null,1792942704,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (42,21,'debit',350000,250000,'enrolment','Enrolment: Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','enrolment:55',4,1792942704,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (43,25,'credit',650000,750000,'fund','Wallet funding by the school','funding:T69vAU1WR6-5ePQBpYmXxA',null,1793507904,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (44,25,'debit',550000,200000,'enrolment','Enrolment: The Arabic of Ḥadīth · لُغَةُ الحَدِيثِ','enrolment:58',12,1793507904,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (45,2,'credit',950000,950000,'fund','Wallet funding by the school','funding:mmbk0RJxfp_HpBEMAnAPnA',null,1793835504,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (46,2,'debit',750000,200000,'enrolment','Enrolment: Al-Ājurrūmiyyah, line by line','enrolment:59',7,1793835504,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (47,15,'credit',750000,1100000,'fund','Wallet funding by the school','funding:l99q_7-jEcET4VK4e78Nqw',null,1794483504,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (48,15,'debit',750000,350000,'renewal','Subscription renewal: Al-Ājurrūmiyyah, line by line','renewal:44:1797075504',7,1794483504,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (49,27,'credit',550000,550000,'fund','Wallet funding by the school','funding:mClbHBXoXBv6rNJLO24XJg',null,1795264704,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (50,27,'debit',500000,50000,'enrolment','Enrolment: Ṣarf, the Shape of Words · عِلْمُ الصَّرْفِ','enrolment:63',8,1795264704,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (51,29,'credit',200000,200000,'fund','Wallet funding by the school','funding:-8q06wIL8xG4CQ5XsI5v4A',null,1795462704,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (52,29,'debit',150000,50000,'enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment:67',9,1795462704,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (53,26,'credit',650000,650000,'fund','Wallet funding by the school','funding:-HXnBLZC2TdmLRmBt286Kg',null,1795559904,1);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (54,26,'debit',350000,300000,'enrolment','Enrolment: Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','enrolment:68',4,1795559904,null);
insert into "ledger" ("id","user_id","type","amount","balance","service","description","reference","class_id","at","actor_id") values (55,2,'credit',1015000,1215000,'fund','Wallet funding by the school','funding:xhmjd8NCxBw_1LNTuTZBvA',null,1795822704,1);
insert into "payments" ("id","reference","user_id","purpose","class_id","amount","currency","state","provider","failure_reason","opened_at","settled_at","due_at","superseded_at","refunded","owed","awaited_until","purchase") values (1,'FUND_98006994566056',2,'fund',null,500000,'NGN','pending','sandbox','',1795822750,null,1795822870,null,0,0,null,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (1,'R2wn_dglLz1_2uj4wpuf4A','Your exam is marked','Your written answer has 92 of 100.
Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','inApp',0,0,2,19,null,1787391504,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (2,'_7YNv7025cmnZ_yUteEYQg','Your exam is marked','Your written answer has 42 of 100.
Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','inApp',0,0,6,48,null,1788651504,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (3,'itgi6tpjkJPS8D_XWuTP4Q','Your exam is marked','Your written answer has 94 of 100.
Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','inApp',0,0,2,19,null,1789522704,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (4,'WQThzsG3S8ZNenbCE3SnLw','Your exam is marked','Your written answer has 94 of 100.
Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','inApp',0,0,2,19,null,1789979904,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (5,'kaNWE5Gta4tGPy4vKAz_TA','Your exam is marked','Your written answer has 33 of 100.
Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','inApp',0,0,6,48,null,1790289504,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (6,'I_5u_nDOc8gTG3_l_reCWQ','Your exam is marked','Your written answer has 98 of 100.
Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','inApp',0,0,6,48,null,1790303904,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (7,'as_sRA8LW0q4YQ0q1WMWzw','Your exam is marked','Your written answer has 75 of 100.
Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','inApp',0,0,2,19,null,1790998704,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (8,'cGKP0KGWz6zK19Oq_XGlqg','Your exam is marked','Your written answer has 96 of 100.
Exam: The parts of speech, Al-Ājurrūmiyyah, line by line','inApp',0,0,7,52,null,1791149904,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (9,'dOnRjcbwq5p6dSiVyu014A','Your exam is marked','Your written answer has 85 of 100.
Exam: The parts of speech, Al-Ājurrūmiyyah, line by line','inApp',0,0,7,52,null,1791729504,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (10,'DoVFzouuLnvYQSK87JtB7A','Your exam is marked','Your written answer has 88 of 100.
Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','inApp',0,0,2,19,null,1792208304,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (11,'QpOTPlbMHGrCRlVgzLr2lA','Your exam is marked','Your written answer has 75 of 100.
Exam: Noun or verb?, Al-Ājurrūmiyyah, line by line','inApp',0,0,7,56,null,1792226304,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (12,'Qi4Sj7nYG1qGt5VEHSr6XA','Your exam is marked','Your written answer has 76 of 100.
Exam: Sentences and endings, Foundations of Naḥw · مَبَادِئُ النَّحْوِ','inApp',0,0,2,19,null,1792283904,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (13,'xVyKLMNhiyZJZ0_WC7Rv1Q','Your exam is marked','Your written answer has 96 of 100.
Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','inApp',0,0,6,48,null,1792449504,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (14,'7_UT6EtmhdN71t-4gAnFoA','Your exam is marked','Your written answer has 96 of 100.
Exam: Noun or verb?, Al-Ājurrūmiyyah, line by line','inApp',0,0,7,56,null,1792539504,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (15,'CmYTi3wR3ciu1vyVMSAI6g','Your exam is marked','Your written answer has 93 of 100.
Exam: The six sūrahs, Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','inApp',0,0,6,48,null,1793248704,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (16,'nvuSj5oKaFf98YYG6055-w','Your exam is marked','Your written answer has 98 of 100.
Exam: The parts of speech, Al-Ājurrūmiyyah, line by line','inApp',0,0,7,52,null,1795333104,null,0,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (17,'Afr7yB39DRv62VQF3FfnbA','The new term has begun','As-salāmu ʿalaykum. All classes are open again. If you are new, begin with The Twenty-Eight Letters.
Each class has its own rhythm: read one lesson, say every line aloud, then rest.','inApp',0,1,null,null,1,1792280304,null,30,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (18,'o6T2bRzVYaH4Lg5_jJhkoQ','Al-Ājurrūmiyyah: two lessons on their way','The lessons on the signs of the nominative and the accusative open in the coming weeks, on the days that your class page shows.
Until then, hand in the exam “Noun or verb?”, for it opens the rest.','inApp',0,1,null,null,1,1794785904,null,30,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (19,'mvLBtSgt-7OmkZugQytyiw','Live revision on Saturday · مُرَاجَعَةٌ','We meet on Saturday after ʿaṣr to read the sentences of the week together.
Bring one sentence of your own. The group’s address stands under Important Links of your class.','inApp',0,1,null,null,1,1795649904,null,30,'');
insert into "messages" ("id","rand","subject","body","delivery","popup","to_all","class_id","lesson_id","sender_id","sent_at","idempotency_key","recipient_count","audience") values (20,'80QcQLUANSk_CziDcZX3QA','Eid','عِيدٌ مُبَارَكٌ','both',0,1,null,null,1,1795822750,null,30,'');
insert into "inbox" ("id","message_id","student_id","read_at") values (1,1,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (2,2,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (3,3,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (4,4,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (5,5,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (6,6,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (7,7,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (8,8,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (9,9,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (10,10,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (11,11,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (12,12,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (13,13,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (14,14,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (15,15,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (16,16,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (17,17,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (18,17,3,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (19,17,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (20,17,5,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (21,17,6,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (22,17,7,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (23,17,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (24,17,9,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (25,17,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (26,17,11,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (27,17,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (28,17,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (29,17,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (30,17,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (31,17,16,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (32,17,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (33,17,18,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (34,17,19,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (35,17,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (36,17,21,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (37,17,22,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (38,17,23,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (39,17,24,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (40,17,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (41,17,26,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (42,17,27,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (43,17,28,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (44,17,29,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (45,17,30,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (46,17,31,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (47,18,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (48,18,3,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (49,18,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (50,18,5,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (51,18,6,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (52,18,7,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (53,18,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (54,18,9,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (55,18,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (56,18,11,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (57,18,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (58,18,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (59,18,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (60,18,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (61,18,16,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (62,18,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (63,18,18,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (64,18,19,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (65,18,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (66,18,21,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (67,18,22,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (68,18,23,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (69,18,24,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (70,18,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (71,18,26,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (72,18,27,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (73,18,28,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (74,18,29,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (75,18,30,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (76,18,31,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (77,19,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (78,19,3,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (79,19,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (80,19,5,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (81,19,6,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (82,19,7,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (83,19,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (84,19,9,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (85,19,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (86,19,11,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (87,19,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (88,19,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (89,19,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (90,19,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (91,19,16,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (92,19,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (93,19,18,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (94,19,19,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (95,19,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (96,19,21,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (97,19,22,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (98,19,23,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (99,19,24,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (100,19,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (101,19,26,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (102,19,27,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (103,19,28,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (104,19,29,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (105,19,30,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (106,19,31,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (107,20,2,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (108,20,3,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (109,20,4,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (110,20,5,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (111,20,6,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (112,20,7,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (113,20,8,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (114,20,9,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (115,20,10,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (116,20,11,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (117,20,12,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (118,20,13,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (119,20,14,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (120,20,15,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (121,20,16,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (122,20,17,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (123,20,18,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (124,20,19,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (125,20,20,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (126,20,21,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (127,20,22,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (128,20,23,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (129,20,24,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (130,20,25,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (131,20,26,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (132,20,27,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (133,20,28,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (134,20,29,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (135,20,30,null);
insert into "inbox" ("id","message_id","student_id","read_at") values (136,20,31,null);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (1,20,'student@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (2,20,'student24@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (3,20,'student14@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (4,20,'student11@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (5,20,'student25@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (6,20,'student10@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (7,20,'student16@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (8,20,'student19@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (9,20,'student7@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (10,20,'student20@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (11,20,'student5@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (12,20,'student4@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (13,20,'student8@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (14,20,'student15@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (15,20,'student22@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (16,20,'student12@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (17,20,'student21@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (18,20,'student26@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (19,20,'student18@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (20,20,'student6@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (21,20,'student9@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (22,20,'student23@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (23,20,'student3@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (24,20,'student2@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (25,20,'student17@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (26,20,'student13@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (27,20,'student30@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (28,20,'student28@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (29,20,'student27@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (30,20,'student29@demo.example','','',0,1795822750,0,null,null,'',1795822750);
insert into "email_outbox" ("id","message_id","to_address","subject","body","attempts","next_attempt_at","claimed_until","sent_at","failed_at","last_error","created_at") values (31,null,'student@demo.example','Lisan: your code to reset the password','Your code is 445874

Enter it on the page where you requested it, with a new password. It works once, within 15 minutes.

If you did not request it, ignore this email: your password is unchanged.

Lisan',0,1795822750,0,null,null,'',1795822750);
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (1,'easy','How many pillars is Islam built upon?','Five','Three','Four','Seven',15,'Ṣaḥīḥ al-Bukhārī 8',null,'how many pillars is islam built upon?
five
three
four
seven
sahih al-bukhari 8','how many pillars is islam built upon?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (2,'easy','What is the testimony of faith, the first pillar of Islam, called?','Shahādah','Zakāh','Tilāwah','Khuṭbah',15,'Ṣaḥīḥ al-Bukhārī 8',null,'what is the testimony of faith, the first pillar of islam, called?
shahadah
zakah
tilawah
khutbah
sahih al-bukhari 8','what is the testimony of faith, the first pillar of islam, called?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (3,'easy','Which pillar of Islam is performed in the month of Ramaḍān?','Fasting','Pilgrimage','Testimony','Sacrifice',15,'Qurʾān 2:185',null,'which pillar of islam is performed in the month of ramadan?
fasting
pilgrimage
testimony
sacrifice
quran 2:185','which pillar of islam is performed in the month of ramaḍān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (4,'easy','In which city do Muslims perform the ḥajj?','Makkah','al-Madīnah','Damascus','Cairo',15,'Qurʾān 3:96-97',null,'in which city do muslims perform the hajj?
makkah
al-madinah
damascus
cairo
quran 3:96-97','in which city do muslims perform the ḥajj?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (5,'easy','Which pillar of Islam is a fixed share of wealth given to those entitled to it?','Zakāh','Ṣawm','ʿUmrah','Hadiyyah',15,'Qurʾān 9:60',null,'which pillar of islam is a fixed share of wealth given to those entitled to it?
zakah
sawm
umrah
hadiyyah
quran 9:60','which pillar of islam is a fixed share of wealth given to those entitled to it?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (6,'easy','How many prayers are obligatory for a Muslim in a day and night?','Five','Three','Six','Eight',15,'Ṣaḥīḥ al-Bukhārī 46',null,'how many prayers are obligatory for a muslim in a day and night?
five
three
six
eight
sahih al-bukhari 46','how many prayers are obligatory for a muslim in a day and night?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (7,'easy','How many rakʿahs are obligatory in the Fajr prayer?','Two','Three','Four','One',15,'Ibn Ḥazm, Marātib al-ijmāʿ',null,'how many rakahs are obligatory in the fajr prayer?
two
three
four
one
ibn hazm, maratib al-ijma','how many rakʿahs are obligatory in the fajr prayer?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (8,'easy','How many rakʿahs are obligatory in the Maghrib prayer?','Three','Two','Four','Five',15,'Ibn Ḥazm, Marātib al-ijmāʿ',null,'how many rakahs are obligatory in the maghrib prayer?
three
two
four
five
ibn hazm, maratib al-ijma','how many rakʿahs are obligatory in the maghrib prayer?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (9,'easy','How many rakʿahs are obligatory in the Ẓuhr prayer for someone who is not travelling?','Four','Two','Three','Six',15,'Ibn Ḥazm, Marātib al-ijmāʿ',null,'how many rakahs are obligatory in the zuhr prayer for someone who is not travelling?
four
two
three
six
ibn hazm, maratib al-ijma','how many rakʿahs are obligatory in the ẓuhr prayer for someone who is not travelling?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (10,'easy','Which obligatory prayer is performed between the break of dawn and sunrise?','Fajr','Ẓuhr','ʿAṣr','ʿIshāʾ',15,'Ṣaḥīḥ Muslim 612',null,'which obligatory prayer is performed between the break of dawn and sunrise?
fajr
zuhr
asr
isha
sahih muslim 612','which obligatory prayer is performed between the break of dawn and sunrise?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (11,'easy','Which obligatory prayer begins when the sun has set?','Maghrib','ʿIshāʾ','ʿAṣr','Fajr',15,'Ṣaḥīḥ Muslim 612',null,'which obligatory prayer begins when the sun has set?
maghrib
isha
asr
fajr
sahih muslim 612','which obligatory prayer begins when the sun has set?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (12,'easy','What do Muslims face when they pray?','The Kaʿbah','The rising sun','Mount Ṭūr','The moon',15,'Qurʾān 2:144',null,'what do muslims face when they pray?
the kabah
the rising sun
mount tur
the moon
quran 2:144','what do muslims face when they pray?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (13,'easy','What is the call to prayer called?','Adhān','Khuṭbah','Duʿāʾ','Dhikr',15,'Ṣaḥīḥ al-Bukhārī 604',null,'what is the call to prayer called?
adhan
khutbah
dua
dhikr
sahih al-bukhari 604','what is the call to prayer called?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (14,'easy','What is the washing of face, arms and feet, and wiping of the head, before prayer called?','Wuḍūʾ','Ghusl','Tayammum','Siwāk',15,'Qurʾān 5:6',null,'what is the washing of face, arms and feet, and wiping of the head, before prayer called?
wudu
ghusl
tayammum
siwak
quran 5:6','what is the washing of face, arms and feet, and wiping of the head, before prayer called?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (15,'easy','What may a person perform with clean earth when no water can be found?','Tayammum','Iʿtikāf','Ṭawāf','Ghusl',15,'Qurʾān 5:6',null,'what may a person perform with clean earth when no water can be found?
tayammum
itikaf
tawaf
ghusl
quran 5:6','what may a person perform with clean earth when no water can be found?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (16,'easy','On which day do Muslims gather for the Jumuʿah prayer?','Friday','Thursday','Saturday','Monday',15,'Qurʾān 62:9',null,'on which day do muslims gather for the jumuah prayer?
friday
thursday
saturday
monday
quran 62:9','on which day do muslims gather for the jumuʿah prayer?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (17,'easy','What is the bowing position in prayer called?','Rukūʿ','Sujūd','Qiyām','Taslīm',15,'Qurʾān 22:77',null,'what is the bowing position in prayer called?
ruku
sujud
qiyam
taslim
quran 22:77','what is the bowing position in prayer called?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (18,'easy','What is placing the forehead on the ground in prayer called?','Sujūd','Rukūʿ','Julūs','Qunūt',15,'Qurʾān 22:77',null,'what is placing the forehead on the ground in prayer called?
sujud
ruku
julus
qunut
quran 22:77','what is placing the forehead on the ground in prayer called?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (19,'easy','With which words does a person enter the prayer?','Allāhu akbar','Al-ḥamdu li-llāh','Subḥān Allāh','Astaghfiru llāh',15,'Ibn Rushd, Bidāyat al-mujtahid',null,'with which words does a person enter the prayer?
allahu akbar
al-hamdu li-llah
subhan allah
astaghfiru llah
ibn rushd, bidayat al-mujtahid','with which words does a person enter the prayer?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (20,'easy','In which language was the Qurʾān revealed?','Arabic','Hebrew','Persian','Syriac',15,'Qurʾān 12:2',null,'in which language was the quran revealed?
arabic
hebrew
persian
syriac
quran 12:2','in which language was the qurʾān revealed?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (21,'easy','How many sūrahs are there in the Qurʾān?','114','99','120','110',15,'al-Suyūṭī, al-Itqān',null,'how many surahs are there in the quran?
114
99
120
110
al-suyuti, al-itqan','how many sūrahs are there in the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (22,'easy','Into how many equal parts (ajzāʾ) is the muṣḥaf commonly divided?','30','20','40','60',15,'al-Zarkashī, al-Burhān',null,'into how many equal parts (ajza) is the mushaf commonly divided?
30
20
40
60
al-zarkashi, al-burhan','into how many equal parts (ajzāʾ) is the muṣḥaf commonly divided?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (23,'easy','Which sūrah comes first in the muṣḥaf?','al-Fātiḥah','al-Baqarah','al-ʿAlaq','al-Ikhlāṣ',15,'Qurʾān 1',null,'which surah comes first in the mushaf?
al-fatihah
al-baqarah
al-alaq
al-ikhlas
quran 1','which sūrah comes first in the muṣḥaf?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (24,'easy','Which sūrah comes last in the muṣḥaf?','al-Nās','al-Falaq','al-Masad','al-Naṣr',15,'Qurʾān 114',null,'which surah comes last in the mushaf?
al-nas
al-falaq
al-masad
al-nasr
quran 114','which sūrah comes last in the muṣḥaf?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (25,'easy','Which is the longest sūrah of the Qurʾān?','al-Baqarah','Āl ʿImrān','al-Nisāʾ','al-Aʿrāf',15,'al-Zarkashī, al-Burhān',null,'which is the longest surah of the quran?
al-baqarah
al imran
al-nisa
al-araf
al-zarkashi, al-burhan','which is the longest sūrah of the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (26,'easy','Which is the shortest sūrah of the Qurʾān?','al-Kawthar','al-Ikhlāṣ','al-ʿAṣr','al-Naṣr',15,'al-Zarkashī, al-Burhān',null,'which is the shortest surah of the quran?
al-kawthar
al-ikhlas
al-asr
al-nasr
al-zarkashi, al-burhan','which is the shortest sūrah of the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (27,'easy','What does the sūrah name al-Baqarah mean?','The Cow','The Bee','The Ant','The Spider',15,'Qurʾān 2:67-71',null,'what does the surah name al-baqarah mean?
the cow
the bee
the ant
the spider
quran 2:67-71','what does the sūrah name al-baqarah mean?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (28,'easy','What does the sūrah name al-Fīl mean?','The Elephant','The Night','The Dawn','The Camel',15,'Qurʾān 105:1',null,'what does the surah name al-fil mean?
the elephant
the night
the dawn
the camel
quran 105:1','what does the sūrah name al-fīl mean?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (29,'easy','Which sūrah begins with the words ‘Qul huwa llāhu aḥad’?','al-Ikhlāṣ','al-Falaq','al-Kāfirūn','al-Nās',15,'Qurʾān 112:1',null,'which surah begins with the words qul huwa llahu ahad?
al-ikhlas
al-falaq
al-kafirun
al-nas
quran 112:1','which sūrah begins with the words ‘qul huwa llāhu aḥad’?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (30,'easy','Which words follow ‘al-ḥamdu li-llāhi’ at the opening of al-Fātiḥah?','Rabbi l-ʿālamīn','Rabbi l-falaq','Māliki l-mulk','Rabbi l-nās',15,'Qurʾān 1:2',null,'which words follow al-hamdu li-llahi at the opening of al-fatihah?
rabbi l-alamin
rabbi l-falaq
maliki l-mulk
rabbi l-nas
quran 1:2','which words follow ‘al-ḥamdu li-llāhi’ at the opening of al-fātiḥah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (31,'easy','Which angel brought the Qurʾān down to the Prophet ﷺ?','Jibrīl','Mīkāl','Mālik','Hārūt',15,'Qurʾān 2:97',null,'which angel brought the quran down to the prophet صلي الله عليه وسلم?
whichangelbroughtthequrandowntotheprophetصلياللهعليهوسلم?
which angel brought the quran down to the prophet صليالله عليه وسلم?
jibril
mikal
malik
harut
quran 2:97','which angel brought the qurʾān down to the prophet ﷺ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (32,'easy','Which night is better than a thousand months?','Laylat al-Qadr','Laylat al-ʿĪd','Laylat ʿArafah','Laylat al-Isrāʾ',15,'Qurʾān 97:3',null,'which night is better than a thousand months?
laylat al-qadr
laylat al-id
laylat arafah
laylat al-isra
quran 97:3','which night is better than a thousand months?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (33,'easy','Which prophet was the first human being?','Ādam','Nūḥ','Idrīs','Ibrāhīm',15,'Qurʾān 2:30-31',null,'which prophet was the first human being?
adam
nuh
idris
ibrahim
quran 2:30-31','which prophet was the first human being?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (34,'easy','Who is the Seal of the Prophets?','Muḥammad ﷺ','ʿĪsā','Ibrāhīm','Mūsā',15,'Qurʾān 33:40',null,'who is the seal of the prophets?
muhammad صلي الله عليه وسلم
muhammadصلياللهعليهوسلم
muhammad صليالله عليه وسلم
isa
ibrahim
musa
quran 33:40','who is the seal of the prophets?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (35,'easy','Which prophet was commanded to build the Ark?','Nūḥ','Hūd','Lūṭ','Ṣāliḥ',15,'Qurʾān 11:37',null,'which prophet was commanded to build the ark?
nuh
hud
lut
salih
quran 11:37','which prophet was commanded to build the ark?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (36,'easy','For which prophet did Allah make the fire cool and safe?','Ibrāhīm','Ismāʿīl','Yūnus','Yūsuf',15,'Qurʾān 21:68-69',null,'for which prophet did allah make the fire cool and safe?
ibrahim
ismail
yunus
yusuf
quran 21:68-69','for which prophet did allah make the fire cool and safe?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (37,'easy','Which prophet was swallowed by a great fish?','Yūnus','Ayyūb','Yūsuf','Nūḥ',15,'Qurʾān 37:139-142',null,'which prophet was swallowed by a great fish?
yunus
ayyub
yusuf
nuh
quran 37:139-142','which prophet was swallowed by a great fish?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (38,'easy','Who was the mother of the prophet ʿĪsā?','Maryam','Āsiyah','Hājar','Sārah',15,'Qurʾān 19:34',null,'who was the mother of the prophet isa?
maryam
asiyah
hajar
sarah
quran 19:34','who was the mother of the prophet ʿīsā?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (39,'easy','Which scripture was given to the prophet ʿĪsā?','The Injīl','The Zabūr','The Tawrāh','The Furqān',15,'Qurʾān 5:46',null,'which scripture was given to the prophet isa?
the injil
the zabur
the tawrah
the furqan
quran 5:46','which scripture was given to the prophet ʿīsā?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (40,'easy','To which prophet was the Zabūr given?','Dāwūd','Mūsā','Yaḥyā','Hārūn',15,'Qurʾān 4:163',null,'to which prophet was the zabur given?
dawud
musa
yahya
harun
quran 4:163','to which prophet was the zabūr given?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (41,'easy','Which prophet raised the foundations of the Kaʿbah together with his son Ismāʿīl?','Ibrāhīm','Ādam','Yaʿqūb','Isḥāq',15,'Qurʾān 2:127',null,'which prophet raised the foundations of the kabah together with his son ismail?
ibrahim
adam
yaqub
ishaq
quran 2:127','which prophet raised the foundations of the kaʿbah together with his son ismāʿīl?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (42,'easy','Which prophet was thrown into a well by his brothers?','Yūsuf','Mūsā','Yaḥyā','Hārūn',15,'Qurʾān 12:15',null,'which prophet was thrown into a well by his brothers?
yusuf
musa
yahya
harun
quran 12:15','which prophet was thrown into a well by his brothers?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (43,'easy','To which tyrant was the prophet Mūsā sent?','Firʿawn','Abrahah','Jālūt','Abū Lahab',15,'Qurʾān 79:15-17',null,'to which tyrant was the prophet musa sent?
firawn
abrahah
jalut
abu lahab
quran 79:15-17','to which tyrant was the prophet mūsā sent?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (44,'easy','In which city was the Prophet Muḥammad ﷺ born?','Makkah','al-Ṭāʾif','Jerusalem','al-Madīnah',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in which city was the prophet muhammad صلي الله عليه وسلم born?
inwhichcitywastheprophetmuhammadصلياللهعليهوسلمborn?
in which city was the prophet muhammad صليالله عليه وسلم born?
makkah
al-taif
jerusalem
al-madinah
ibn hisham, al-sirah al-nabawiyyah','in which city was the prophet muḥammad ﷺ born?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (45,'easy','What was the name of the Prophet’s ﷺ father?','ʿAbd Allāh','Abū Ṭālib','al-ʿAbbās','Ḥamzah',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'what was the name of the prophets صلي الله عليه وسلم father?
whatwasthenameoftheprophetsصلياللهعليهوسلمfather?
what was the name of the prophets صليالله عليه وسلم father?
abd allah
abu talib
al-abbas
hamzah
ibn hisham, al-sirah al-nabawiyyah','what was the name of the prophet’s ﷺ father?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (46,'easy','What was the name of the Prophet’s ﷺ mother?','Āminah','Ḥalīmah','Khadījah','Fāṭimah',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'what was the name of the prophets صلي الله عليه وسلم mother?
whatwasthenameoftheprophetsصلياللهعليهوسلمmother?
what was the name of the prophets صليالله عليه وسلم mother?
aminah
halimah
khadijah
fatimah
ibn hisham, al-sirah al-nabawiyyah','what was the name of the prophet’s ﷺ mother?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (47,'easy','Who was the first wife of the Prophet ﷺ?','Khadījah','ʿĀʾishah','Ḥafṣah','Umm Salamah',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'who was the first wife of the prophet صلي الله عليه وسلم?
whowasthefirstwifeoftheprophetصلياللهعليهوسلم?
who was the first wife of the prophet صليالله عليه وسلم?
khadijah
aishah
hafsah
umm salamah
ibn hisham, al-sirah al-nabawiyyah','who was the first wife of the prophet ﷺ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (48,'easy','In which cave did the first revelation come to the Prophet ﷺ?','Ḥirāʾ','Thawr','Uḥud','al-Kahf',15,'Ṣaḥīḥ al-Bukhārī 3',null,'in which cave did the first revelation come to the prophet صلي الله عليه وسلم?
inwhichcavedidthefirstrevelationcometotheprophetصلياللهعليهوسلم?
in which cave did the first revelation come to the prophet صليالله عليه وسلم?
hira
thawr
uhud
al-kahf
sahih al-bukhari 3','in which cave did the first revelation come to the prophet ﷺ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (49,'easy','To which city did the Prophet ﷺ make the Hijrah?','al-Madīnah','al-Ṭāʾif','Damascus','Ṣanʿāʾ',15,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'to which city did the prophet صلي الله عليه وسلم make the hijrah?
towhichcitydidtheprophetصلياللهعليهوسلمmakethehijrah?
to which city did the prophet صليالله عليه وسلم make the hijrah?
al-madinah
al-taif
damascus
sana
ibn hisham, al-sirah al-nabawiyyah','to which city did the prophet ﷺ make the hijrah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (50,'easy','In which city is the Prophet ﷺ buried?','al-Madīnah','Makkah','Jerusalem','Baghdad',15,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'in which city is the prophet صلي الله عليه وسلم buried?
inwhichcityistheprophetصلياللهعليهوسلمburied?
in which city is the prophet صليالله عليه وسلم buried?
al-madinah
makkah
jerusalem
baghdad
ibn kathir, al-bidayah wa-l-nihayah','in which city is the prophet ﷺ buried?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (51,'easy','Who became the first caliph after the Prophet ﷺ?','Abū Bakr','ʿUmar','ʿUthmān','Muʿāwiyah',15,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'who became the first caliph after the prophet صلي الله عليه وسلم?
whobecamethefirstcaliphaftertheprophetصلياللهعليهوسلم?
who became the first caliph after the prophet صليالله عليه وسلم?
abu bakr
umar
uthman
muawiyah
ibn kathir, al-bidayah wa-l-nihayah','who became the first caliph after the prophet ﷺ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (52,'easy','Which companion, once a slave in Makkah, is famous for calling the adhān?','Bilāl','Salmān','ʿAmmār','Zayd',15,'Ṣaḥīḥ al-Bukhārī 604',null,'which companion, once a slave in makkah, is famous for calling the adhan?
bilal
salman
ammar
zayd
sahih al-bukhari 604','which companion, once a slave in makkah, is famous for calling the adhān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (53,'easy','Which daughter of the Prophet ﷺ was married to ʿAlī ibn Abī Ṭālib?','Fāṭimah','Zaynab','Ruqayyah','Umm Kulthūm',15,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'which daughter of the prophet صلي الله عليه وسلم was married to ali ibn abi talib?
whichdaughteroftheprophetصلياللهعليهوسلمwasmarriedtoaliibnabitalib?
which daughter of the prophet صليالله عليه وسلم was married to ali ibn abi talib?
fatimah
zaynab
ruqayyah
umm kulthum
ibn kathir, al-bidayah wa-l-nihayah','which daughter of the prophet ﷺ was married to ʿalī ibn abī ṭālib?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (54,'easy','At what time of day is the fast broken?','Sunset','Noon','Midnight','Mid-afternoon',15,'Ṣaḥīḥ al-Bukhārī 1954',null,'at what time of day is the fast broken?
sunset
noon
midnight
mid-afternoon
sahih al-bukhari 1954','at what time of day is the fast broken?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (55,'easy','What is the meal eaten before the dawn of a day of fasting called?','Suḥūr','Ifṭār','Walīmah','ʿAqīqah',15,'Ṣaḥīḥ al-Bukhārī 1923',null,'what is the meal eaten before the dawn of a day of fasting called?
suhur
iftar
walimah
aqiqah
sahih al-bukhari 1923','what is the meal eaten before the dawn of a day of fasting called?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (56,'easy','ʿĪd al-Fiṭr falls on the first day of which month?','Shawwāl','Ramaḍān','Shaʿbān','Rajab',15,'Ibn Rushd, Bidāyat al-mujtahid',null,'id al-fitr falls on the first day of which month?
shawwal
ramadan
shaban
rajab
ibn rushd, bidayat al-mujtahid','ʿīd al-fiṭr falls on the first day of which month?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (57,'easy','In which month do the pilgrims stand at ʿArafah?','Dhū l-Ḥijjah','Muḥarram','Rabīʿ al-Awwal','Dhū l-Qaʿdah',15,'Ibn Rushd, Bidāyat al-mujtahid',null,'in which month do the pilgrims stand at arafah?
dhu l-hijjah
muharram
rabi al-awwal
dhu l-qadah
ibn rushd, bidayat al-mujtahid','in which month do the pilgrims stand at ʿarafah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (58,'easy','How many circuits around the Kaʿbah make one ṭawāf?','Seven','Three','Five','Ten',15,'Ibn Rushd, Bidāyat al-mujtahid',null,'how many circuits around the kabah make one tawaf?
seven
three
five
ten
ibn rushd, bidayat al-mujtahid','how many circuits around the kaʿbah make one ṭawāf?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (59,'easy','Between which two hills do pilgrims walk in the saʿy?','Ṣafā and Marwah','Uḥud and Thawr','ʿArafah and Minā','Sīnāʾ and Jūdī',15,'Qurʾān 2:158',null,'between which two hills do pilgrims walk in the say?
safa and marwah
uhud and thawr
arafah and mina
sina and judi
quran 2:158','between which two hills do pilgrims walk in the saʿy?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (60,'easy','How many months are there in a year, according to the Qurʾān?','Twelve','Ten','Eleven','Thirteen',15,'Qurʾān 9:36',null,'how many months are there in a year, according to the quran?
twelve
ten
eleven
thirteen
quran 9:36','how many months are there in a year, according to the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (61,'easy','Which is the first month of the Islamic year?','Muḥarram','Ramaḍān','Ṣafar','Rajab',15,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'which is the first month of the islamic year?
muharram
ramadan
safar
rajab
ibn kathir, al-bidayah wa-l-nihayah','which is the first month of the islamic year?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (62,'easy','What does a Muslim say on beginning to eat?','Bismi llāh','Al-ḥamdu li-llāh','Subḥān Allāh','Allāhu akbar',15,'Ṣaḥīḥ al-Bukhārī 5376',null,'what does a muslim say on beginning to eat?
bismi llah
al-hamdu li-llah
subhan allah
allahu akbar
sahih al-bukhari 5376','what does a muslim say on beginning to eat?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (63,'easy','What does a Muslim say after sneezing?','Al-ḥamdu li-llāh','Astaghfiru llāh','Allāhu akbar','Mā shāʾa llāh',15,'Ṣaḥīḥ al-Bukhārī 6224',null,'what does a muslim say after sneezing?
al-hamdu li-llah
astaghfiru llah
allahu akbar
ma shaa llah
sahih al-bukhari 6224','what does a muslim say after sneezing?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (64,'easy','What does the Arabic word ‘kitāb’ mean?','Book','Pen','Door','House',15,'Qurʾān 2:2',null,'what does the arabic word kitab mean?
book
pen
door
house
quran 2:2','what does the arabic word ‘kitāb’ mean?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (65,'easy','What does the Arabic word ‘qalam’ mean?','Pen','Moon','Book','Heart',15,'Qurʾān 68:1',null,'what does the arabic word qalam mean?
pen
moon
book
heart
quran 68:1','what does the arabic word ‘qalam’ mean?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (66,'easy','What does the Arabic word ‘bayt’ mean?','House','Road','Garden','Sea',15,'Qurʾān 3:96',null,'what does the arabic word bayt mean?
house
road
garden
sea
quran 3:96','what does the arabic word ‘bayt’ mean?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (67,'easy','Who led the movement from which the Sokoto Caliphate was founded?','Usman dan Fodio','Mansa Musa','Askia Muhammad','Idris Alooma',15,'Muḥammad Bello, Infāq al-maysūr',null,'who led the movement from which the sokoto caliphate was founded?
usman dan fodio
mansa musa
askia muhammad
idris alooma
muhammad bello, infaq al-maysur','who led the movement from which the sokoto caliphate was founded?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (68,'easy','In which present-day country is the city of Timbuktu?','Mali','Ghana','Senegal','Niger',15,'al-Saʿdī, Tārīkh al-Sūdān',null,'in which present-day country is the city of timbuktu?
mali
ghana
senegal
niger
al-sadi, tarikh al-sudan','in which present-day country is the city of timbuktu?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (69,'intermediate','In the ḥadīth of Jibrīl, of how many things is faith (īmān) said to consist?','Six','Four','Five','Seven',20,'Ṣaḥīḥ Muslim 8',null,'in the hadith of jibril, of how many things is faith (iman) said to consist?
six
four
five
seven
sahih muslim 8','in the ḥadīth of jibrīl, of how many things is faith (īmān) said to consist?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (70,'intermediate','In the ḥadīth of Jibrīl, to worship Allah as though you see Him is the meaning of which word?','Iḥsān','Islām','Īmān','Ikhlāṣ',25,'Ṣaḥīḥ Muslim 8',null,'in the hadith of jibril, to worship allah as though you see him is the meaning of which word?
ihsan
islam
iman
ikhlas
sahih muslim 8','in the ḥadīth of jibrīl, to worship allah as though you see him is the meaning of which word?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (71,'intermediate','By what are actions judged, in the first ḥadīth of Ṣaḥīḥ al-Bukhārī?','Intentions','Witnesses','Results','Numbers',20,'Ṣaḥīḥ al-Bukhārī 1',null,'by what are actions judged, in the first hadith of sahih al-bukhari?
intentions
witnesses
results
numbers
sahih al-bukhari 1','by what are actions judged, in the first ḥadīth of ṣaḥīḥ al-bukhārī?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (72,'intermediate','Complete the ḥadīth: ‘The best of you are those who learn the Qurʾān and …’','teach it','write it','copy it','explain it',20,'Ṣaḥīḥ al-Bukhārī 5027',null,'complete the hadith: the best of you are those who learn the quran and ...
teach it
write it
copy it
explain it
sahih al-bukhari 5027','complete the ḥadīth: ‘the best of you are those who learn the qurʾān and …’');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (73,'intermediate','How many kinds of people will Allah shade on the Day when there is no shade but His?','Seven','Three','Five','Ten',20,'Ṣaḥīḥ al-Bukhārī 660',null,'how many kinds of people will allah shade on the day when there is no shade but his?
seven
three
five
ten
sahih al-bukhari 660','how many kinds of people will allah shade on the day when there is no shade but his?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (74,'intermediate','Which gate of Paradise is entered only by those who fasted?','al-Rayyān','al-Firdaws','al-Salsabīl','al-Kawthar',20,'Ṣaḥīḥ al-Bukhārī 1896',null,'which gate of paradise is entered only by those who fasted?
al-rayyan
al-firdaws
al-salsabil
al-kawthar
sahih al-bukhari 1896','which gate of paradise is entered only by those who fasted?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (75,'intermediate','The Prophet ﷺ said: ‘Purity is half of …’ what?','Faith','Prayer','Charity','Knowledge',20,'Ṣaḥīḥ Muslim 223',null,'the prophet صلي الله عليه وسلم said: purity is half of ... what?
theprophetصلياللهعليهوسلمsaid:purityishalfof...what?
the prophet صليالله عليه وسلم said: purity is half of ... what?
faith
prayer
charity
knowledge
sahih muslim 223','the prophet ﷺ said: ‘purity is half of …’ what?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (76,'intermediate','After fasting Ramaḍān, how many days of Shawwāl does the ḥadīth mention for it to be like fasting a lifetime?','Six','Three','Ten','Seven',25,'Ṣaḥīḥ Muslim 1164',null,'after fasting ramadan, how many days of shawwal does the hadith mention for it to be like fasting a lifetime?
six
three
ten
seven
sahih muslim 1164','after fasting ramaḍān, how many days of shawwāl does the ḥadīth mention for it to be like fasting a lifetime?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (77,'intermediate','Which is the only woman mentioned by her own name in the Qurʾān?','Maryam','Khadījah','Ḥawwāʾ','Āsiyah',20,'al-Suyūṭī, al-Itqān',null,'which is the only woman mentioned by her own name in the quran?
maryam
khadijah
hawwa
asiyah
al-suyuti, al-itqan','which is the only woman mentioned by her own name in the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (78,'intermediate','Which companion of the Prophet ﷺ is mentioned by name in the Qurʾān?','Zayd','Bilāl','ʿUmar','Anas',20,'Qurʾān 33:37',null,'which companion of the prophet صلي الله عليه وسلم is mentioned by name in the quran?
whichcompanionoftheprophetصلياللهعليهوسلمismentionedbynameinthequran?
which companion of the prophet صليالله عليه وسلم is mentioned by name in the quran?
zayd
bilal
umar
anas
quran 33:37','which companion of the prophet ﷺ is mentioned by name in the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (79,'intermediate','Which sūrah does not begin with the basmalah?','al-Tawbah','al-Anfāl','Yūnus','Muḥammad',20,'al-Zarkashī, al-Burhān',null,'which surah does not begin with the basmalah?
al-tawbah
al-anfal
yunus
muhammad
al-zarkashi, al-burhan','which sūrah does not begin with the basmalah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (80,'intermediate','In which sūrah does the basmalah come a second time, at the head of a letter from Sulaymān?','al-Naml','al-Qaṣaṣ','Ṣād','Sabaʾ',25,'Qurʾān 27:30',null,'in which surah does the basmalah come a second time, at the head of a letter from sulayman?
al-naml
al-qasas
sad
saba
quran 27:30','in which sūrah does the basmalah come a second time, at the head of a letter from sulaymān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (81,'intermediate','In which sūrah is Āyat al-Kursī?','al-Baqarah','Āl ʿImrān','al-Kahf','Yā Sīn',20,'Qurʾān 2:255',null,'in which surah is ayat al-kursi?
al-baqarah
al imran
al-kahf
ya sin
quran 2:255','in which sūrah is āyat al-kursī?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (82,'intermediate','What is the subject of the longest verse of the Qurʾān?','Recording debts','Dividing inheritance','Fasting and illness','Rites of the ḥajj',20,'Qurʾān 2:282',null,'what is the subject of the longest verse of the quran?
recording debts
dividing inheritance
fasting and illness
rites of the hajj
quran 2:282','what is the subject of the longest verse of the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (83,'intermediate','Which sūrah did the Prophet ﷺ say is equal to a third of the Qurʾān?','al-Ikhlāṣ','al-Fātiḥah','Yā Sīn','al-Mulk',20,'Ṣaḥīḥ al-Bukhārī 5013',null,'which surah did the prophet صلي الله عليه وسلم say is equal to a third of the quran?
whichsurahdidtheprophetصلياللهعليهوسلمsayisequaltoathirdofthequran?
which surah did the prophet صليالله عليه وسلم say is equal to a third of the quran?
al-ikhlas
al-fatihah
ya sin
al-mulk
sahih al-bukhari 5013','which sūrah did the prophet ﷺ say is equal to a third of the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (84,'intermediate','Which prophet is mentioned by name most often in the Qurʾān?','Mūsā','Ibrāhīm','Nūḥ','ʿĪsā',20,'ʿAbd al-Bāqī, al-Muʿjam al-mufahras',null,'which prophet is mentioned by name most often in the quran?
musa
ibrahim
nuh
isa
abd al-baqi, al-mujam al-mufahras','which prophet is mentioned by name most often in the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (85,'intermediate','Which companion did Abū Bakr charge with collecting the Qurʾān into one set of sheets?','Zayd ibn Thābit','Anas ibn Mālik','Muʿādh ibn Jabal','Ḥassān ibn Thābit',20,'Ṣaḥīḥ al-Bukhārī 4986',null,'which companion did abu bakr charge with collecting the quran into one set of sheets?
zayd ibn thabit
anas ibn malik
muadh ibn jabal
hassan ibn thabit
sahih al-bukhari 4986','which companion did abū bakr charge with collecting the qurʾān into one set of sheets?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (86,'intermediate','Under which caliph were copies of the muṣḥaf made and sent out to the provinces?','ʿUthmān','ʿUmar','ʿAlī','Muʿāwiyah',20,'Ṣaḥīḥ al-Bukhārī 4987',null,'under which caliph were copies of the mushaf made and sent out to the provinces?
uthman
umar
ali
muawiyah
sahih al-bukhari 4987','under which caliph were copies of the muṣḥaf made and sent out to the provinces?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (87,'intermediate','Which sūrah tells of the young men who slept in a cave?','al-Kahf','al-Ḥijr','al-Aḥqāf','al-Burūj',20,'Qurʾān 18:9-26',null,'which surah tells of the young men who slept in a cave?
al-kahf
al-hijr
al-ahqaf
al-buruj
quran 18:9-26','which sūrah tells of the young men who slept in a cave?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (88,'intermediate','In which sūrah do the verses declaring the innocence of ʿĀʾishah come?','al-Nūr','al-Taḥrīm','al-Aḥzāb','al-Nisāʾ',20,'Qurʾān 24:11-20',null,'in which surah do the verses declaring the innocence of aishah come?
al-nur
al-tahrim
al-ahzab
al-nisa
quran 24:11-20','in which sūrah do the verses declaring the innocence of ʿāʾishah come?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (89,'intermediate','Which prophet was sent to the people of ʿĀd?','Hūd','Ṣāliḥ','Shuʿayb','Lūṭ',20,'Qurʾān 7:65',null,'which prophet was sent to the people of ad?
hud
salih
shuayb
lut
quran 7:65','which prophet was sent to the people of ʿād?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (90,'intermediate','To which people was the prophet Ṣāliḥ sent?','Thamūd','Madyan','ʿĀd','Sabaʾ',20,'Qurʾān 7:73',null,'to which people was the prophet salih sent?
thamud
madyan
ad
saba
quran 7:73','to which people was the prophet ṣāliḥ sent?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (91,'intermediate','Which prophet was sent to Madyan?','Shuʿayb','Hūd','Ilyās','Yūnus',20,'Qurʾān 7:85',null,'which prophet was sent to madyan?
shuayb
hud
ilyas
yunus
quran 7:85','which prophet was sent to madyan?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (92,'intermediate','Who was the brother of Mūsā, made a prophet along with him?','Hārūn','Yūshaʿ','Dāwūd','Zakariyyā',20,'Qurʾān 19:53',null,'who was the brother of musa, made a prophet along with him?
harun
yusha
dawud
zakariyya
quran 19:53','who was the brother of mūsā, made a prophet along with him?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (93,'intermediate','Which bird brought Sulaymān news of the Queen of Sabaʾ?','The hoopoe','The raven','The falcon','The dove',20,'Qurʾān 27:20-22',null,'which bird brought sulayman news of the queen of saba?
the hoopoe
the raven
the falcon
the dove
quran 27:20-22','which bird brought sulaymān news of the queen of sabaʾ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (94,'intermediate','Which wise man’s advice to his son is told in the sūrah that bears his name?','Luqmān','Ṭālūt','al-Khaḍir','Dhū l-Qarnayn',20,'Qurʾān 31:13-19',null,'which wise mans advice to his son is told in the surah that bears his name?
luqman
talut
al-khadir
dhu l-qarnayn
quran 31:13-19','which wise man’s advice to his son is told in the sūrah that bears his name?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (95,'intermediate','Against whom did Dhū l-Qarnayn build a barrier?','Yaʾjūj and Maʾjūj','ʿĀd and Thamūd','Jālūt and his army','Firʿawn and Hāmān',20,'Qurʾān 18:94-97',null,'against whom did dhu l-qarnayn build a barrier?
yajuj and majuj
ad and thamud
jalut and his army
firawn and haman
quran 18:94-97','against whom did dhū l-qarnayn build a barrier?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (96,'intermediate','Which rich man of the people of Mūsā was swallowed by the earth with his house?','Qārūn','Hāmān','al-Sāmirī','Jālūt',20,'Qurʾān 28:76-81',null,'which rich man of the people of musa was swallowed by the earth with his house?
qarun
haman
al-samiri
jalut
quran 28:76-81','which rich man of the people of mūsā was swallowed by the earth with his house?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (97,'intermediate','Whom did the prophet Dāwūd kill?','Jālūt','Qārūn','Ṭālūt','Hāmān',20,'Qurʾān 2:251',null,'whom did the prophet dawud kill?
jalut
qarun
talut
haman
quran 2:251','whom did the prophet dāwūd kill?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (98,'intermediate','Which prophet was the father of Yaḥyā?','Zakariyyā','ʿImrān','Ilyās','Yaʿqūb',20,'Qurʾān 19:7',null,'which prophet was the father of yahya?
zakariyya
imran
ilyas
yaqub
quran 19:7','which prophet was the father of yaḥyā?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (99,'intermediate','Who led the army with the elephant against the Kaʿbah in the year the Prophet ﷺ was born?','Abrahah','Hiraql','Abū Jahl','Kisrā',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'who led the army with the elephant against the kabah in the year the prophet صلي الله عليه وسلم was born?
wholedthearmywiththeelephantagainstthekabahintheyeartheprophetصلياللهعليهوسلمwasborn?
who led the army with the elephant against the kabah in the year the prophet صليالله عليه وسلم was born?
abrahah
hiraql
abu jahl
kisra
ibn hisham, al-sirah al-nabawiyyah','who led the army with the elephant against the kaʿbah in the year the prophet ﷺ was born?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (100,'intermediate','Who was the Prophet’s ﷺ grandfather, who cared for him after his mother died?','ʿAbd al-Muṭṭalib','ʿAbd Manāf','Abū Sufyān','Umayyah ibn Khalaf',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'who was the prophets صلي الله عليه وسلم grandfather, who cared for him after his mother died?
whowastheprophetsصلياللهعليهوسلمgrandfather,whocaredforhimafterhismotherdied?
who was the prophets صليالله عليه وسلم grandfather, who cared for him after his mother died?
abd al-muttalib
abd manaf
abu sufyan
umayyah ibn khalaf
ibn hisham, al-sirah al-nabawiyyah','who was the prophet’s ﷺ grandfather, who cared for him after his mother died?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (101,'intermediate','Which uncle brought up the Prophet ﷺ after his grandfather died?','Abū Ṭālib','al-ʿAbbās','Ḥamzah','Abū Lahab',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'which uncle brought up the prophet صلي الله عليه وسلم after his grandfather died?
whichunclebroughtuptheprophetصلياللهعليهوسلمafterhisgrandfatherdied?
which uncle brought up the prophet صليالله عليه وسلم after his grandfather died?
abu talib
al-abbas
hamzah
abu lahab
ibn hisham, al-sirah al-nabawiyyah','which uncle brought up the prophet ﷺ after his grandfather died?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (102,'intermediate','Who nursed the Prophet ﷺ among the tribe of Banū Saʿd?','Ḥalīmah','Barakah','Thuwaybah','Sumayyah',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'who nursed the prophet صلي الله عليه وسلم among the tribe of banu sad?
whonursedtheprophetصلياللهعليهوسلمamongthetribeofbanusad?
who nursed the prophet صليالله عليه وسلم among the tribe of banu sad?
halimah
barakah
thuwaybah
sumayyah
ibn hisham, al-sirah al-nabawiyyah','who nursed the prophet ﷺ among the tribe of banū saʿd?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (103,'intermediate','To which land did the first Muslim emigrants go, before the Hijrah to al-Madīnah?','Abyssinia','Palestine','al-Yaman','Mesopotamia',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'to which land did the first muslim emigrants go, before the hijrah to al-madinah?
abyssinia
palestine
al-yaman
mesopotamia
ibn hisham, al-sirah al-nabawiyyah','to which land did the first muslim emigrants go, before the hijrah to al-madīnah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (104,'intermediate','Who spoke for the Muslims before the Negus (al-Najāshī)?','Jaʿfar ibn Abī Ṭālib','Muṣʿab ibn ʿUmayr','Saʿd ibn Abī Waqqāṣ','ʿAmr ibn al-ʿĀṣ',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'who spoke for the muslims before the negus (al-najashi)?
jafar ibn abi talib
musab ibn umayr
sad ibn abi waqqas
amr ibn al-as
ibn hisham, al-sirah al-nabawiyyah','who spoke for the muslims before the negus (al-najāshī)?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (105,'intermediate','Which two close supporters of the Prophet ﷺ died shortly before his journey to al-Ṭāʾif?','Khadījah and Abū Ṭālib','Āminah and Abū Lahab','Ḥamzah and Jaʿfar','Sumayyah and Yāsir',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'which two close supporters of the prophet صلي الله عليه وسلم died shortly before his journey to al-taif?
whichtwoclosesupportersoftheprophetصلياللهعليهوسلمdiedshortlybeforehisjourneytoal-taif?
which two close supporters of the prophet صليالله عليه وسلم died shortly before his journey to al-taif?
khadijah and abu talib
aminah and abu lahab
hamzah and jafar
sumayyah and yasir
ibn hisham, al-sirah al-nabawiyyah','which two close supporters of the prophet ﷺ died shortly before his journey to al-ṭāʾif?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (106,'intermediate','In which cave did the Prophet ﷺ and Abū Bakr hide during the Hijrah?','Thawr','Ḥirāʾ','Abū Qubays','Uḥud',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in which cave did the prophet صلي الله عليه وسلم and abu bakr hide during the hijrah?
inwhichcavedidtheprophetصلياللهعليهوسلمandabubakrhideduringthehijrah?
in which cave did the prophet صليالله عليه وسلم and abu bakr hide during the hijrah?
thawr
hira
abu qubays
uhud
ibn hisham, al-sirah al-nabawiyyah','in which cave did the prophet ﷺ and abū bakr hide during the hijrah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (107,'intermediate','In which month was the battle of Badr fought?','Ramaḍān','Shawwāl','Rajab','Shaʿbān',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in which month was the battle of badr fought?
ramadan
shawwal
rajab
shaban
ibn hisham, al-sirah al-nabawiyyah','in which month was the battle of badr fought?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (108,'intermediate','In which year of the Hijrah was the battle of Uḥud?','3 AH','2 AH','6 AH','8 AH',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in which year of the hijrah was the battle of uhud?
3 ah
2 ah
6 ah
8 ah
ibn hisham, al-sirah al-nabawiyyah','in which year of the hijrah was the battle of uḥud?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (109,'intermediate','Whose advice was it to dig a trench in defence of al-Madīnah?','Salmān al-Fārisī','Khālid ibn al-Walīd','Ṣuhayb al-Rūmī','Saʿd ibn Muʿādh',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'whose advice was it to dig a trench in defence of al-madinah?
salman al-farisi
khalid ibn al-walid
suhayb al-rumi
sad ibn muadh
ibn hisham, al-sirah al-nabawiyyah','whose advice was it to dig a trench in defence of al-madīnah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (110,'intermediate','In which year of the Hijrah was the truce of al-Ḥudaybiyah made?','6 AH','3 AH','4 AH','9 AH',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in which year of the hijrah was the truce of al-hudaybiyah made?
6 ah
3 ah
4 ah
9 ah
ibn hisham, al-sirah al-nabawiyyah','in which year of the hijrah was the truce of al-ḥudaybiyah made?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (111,'intermediate','In which year of the Hijrah was Makkah opened to the Muslims?','8 AH','5 AH','7 AH','10 AH',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in which year of the hijrah was makkah opened to the muslims?
8 ah
5 ah
7 ah
10 ah
ibn hisham, al-sirah al-nabawiyyah','in which year of the hijrah was makkah opened to the muslims?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (112,'intermediate','In which year of the Hijrah did the Prophet ﷺ make his Farewell Pilgrimage?','10 AH','7 AH','8 AH','11 AH',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in which year of the hijrah did the prophet صلي الله عليه وسلم make his farewell pilgrimage?
inwhichyearofthehijrahdidtheprophetصلياللهعليهوسلمmakehisfarewellpilgrimage?
in which year of the hijrah did the prophet صليالله عليه وسلم make his farewell pilgrimage?
10 ah
7 ah
8 ah
11 ah
ibn hisham, al-sirah al-nabawiyyah','in which year of the hijrah did the prophet ﷺ make his farewell pilgrimage?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (113,'intermediate','Which uncle of the Prophet ﷺ was killed at Uḥud and called the Lion of Allah?','Ḥamzah','al-ʿAbbās','Abū Ṭālib','al-Ḥārith',20,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'which uncle of the prophet صلي الله عليه وسلم was killed at uhud and called the lion of allah?
whichuncleoftheprophetصلياللهعليهوسلمwaskilledatuhudandcalledthelionofallah?
which uncle of the prophet صليالله عليه وسلم was killed at uhud and called the lion of allah?
hamzah
al-abbas
abu talib
al-harith
ibn hisham, al-sirah al-nabawiyyah','which uncle of the prophet ﷺ was killed at uḥud and called the lion of allah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (114,'intermediate','Which commander did the Prophet ﷺ call one of the swords of Allah?','Khālid ibn al-Walīd','ʿAmr ibn al-ʿĀṣ','Usāmah ibn Zayd','ʿUqbah ibn Nāfiʿ',20,'Ṣaḥīḥ al-Bukhārī 4262',null,'which commander did the prophet صلي الله عليه وسلم call one of the swords of allah?
whichcommanderdidtheprophetصلياللهعليهوسلمcalloneoftheswordsofallah?
which commander did the prophet صليالله عليه وسلم call one of the swords of allah?
khalid ibn al-walid
amr ibn al-as
usamah ibn zayd
uqbah ibn nafi
sahih al-bukhari 4262','which commander did the prophet ﷺ call one of the swords of allah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (115,'intermediate','Which caliph was called Dhū l-Nūrayn, because he married two daughters of the Prophet ﷺ?','ʿUthmān','ʿUmar','ʿAlī','Abū Bakr',20,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'which caliph was called dhu l-nurayn, because he married two daughters of the prophet صلي الله عليه وسلم?
whichcaliphwascalleddhul-nurayn,becausehemarriedtwodaughtersoftheprophetصلياللهعليهوسلم?
which caliph was called dhu l-nurayn, because he married two daughters of the prophet صليالله عليه وسلم?
uthman
umar
ali
abu bakr
ibn kathir, al-bidayah wa-l-nihayah','which caliph was called dhū l-nūrayn, because he married two daughters of the prophet ﷺ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (116,'intermediate','Which companion narrated the greatest number of ḥadīth?','Abū Hurayrah','Ibn Masʿūd','Abū Dharr','Anas ibn Mālik',20,'Ibn al-Ṣalāḥ, al-Muqaddimah',null,'which companion narrated the greatest number of hadith?
abu hurayrah
ibn masud
abu dharr
anas ibn malik
ibn al-salah, al-muqaddimah','which companion narrated the greatest number of ḥadīth?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (117,'intermediate','Under which caliph was the Hijrah adopted as the start of the calendar?','ʿUmar','ʿAlī','ʿUthmān','Muʿāwiyah',20,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'under which caliph was the hijrah adopted as the start of the calendar?
umar
ali
uthman
muawiyah
ibn kathir, al-bidayah wa-l-nihayah','under which caliph was the hijrah adopted as the start of the calendar?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (118,'intermediate','How many groups of people entitled to zakāh does the Qurʾān list?','Eight','Four','Six','Ten',20,'Qurʾān 9:60',null,'how many groups of people entitled to zakah does the quran list?
eight
four
six
ten
quran 9:60','how many groups of people entitled to zakāh does the qurʾān list?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (119,'intermediate','What fraction of gold, silver or money that has reached the niṣāb is due as zakāh?','One fortieth','One tenth','One twentieth','One fifth',20,'Ibn Rushd, Bidāyat al-mujtahid',null,'what fraction of gold, silver or money that has reached the nisab is due as zakah?
one fortieth
one tenth
one twentieth
one fifth
ibn rushd, bidayat al-mujtahid','what fraction of gold, silver or money that has reached the niṣāb is due as zakāh?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (120,'intermediate','How much is zakāt al-fiṭr for each person, if it is given in dates or barley?','One ṣāʿ','One mudd','Two mudds','Five wasqs',20,'Ṣaḥīḥ al-Bukhārī 1503',null,'how much is zakat al-fitr for each person, if it is given in dates or barley?
one sa
one mudd
two mudds
five wasqs
sahih al-bukhari 1503','how much is zakāt al-fiṭr for each person, if it is given in dates or barley?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (121,'intermediate','On which day of Dhū l-Ḥijjah do the pilgrims stand at ʿArafah?','The ninth','The first','The eighth','The twelfth',20,'Ibn Rushd, Bidāyat al-mujtahid',null,'on which day of dhu l-hijjah do the pilgrims stand at arafah?
the ninth
the first
the eighth
the twelfth
ibn rushd, bidayat al-mujtahid','on which day of dhū l-ḥijjah do the pilgrims stand at ʿarafah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (122,'intermediate','On leaving ʿArafah after sunset, where do the pilgrims go to spend the night?','Muzdalifah','al-Ṭāʾif','Masjid Qubāʾ','al-Juḥfah',20,'Ṣaḥīḥ Muslim 1218',null,'on leaving arafah after sunset, where do the pilgrims go to spend the night?
muzdalifah
al-taif
masjid quba
al-juhfah
sahih muslim 1218','on leaving ʿarafah after sunset, where do the pilgrims go to spend the night?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (123,'intermediate','How many pebbles are thrown at each jamrah at its time of stoning?','Seven','Three','Five','Ten',20,'Ṣaḥīḥ Muslim 1218',null,'how many pebbles are thrown at each jamrah at its time of stoning?
seven
three
five
ten
sahih muslim 1218','how many pebbles are thrown at each jamrah at its time of stoning?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (124,'intermediate','What is the state of consecration into which a pilgrim enters for ḥajj or ʿumrah called?','Iḥrām','Ṭawāf','Iʿtikāf','Taḥallul',20,'Ibn Rushd, Bidāyat al-mujtahid',null,'what is the state of consecration into which a pilgrim enters for hajj or umrah called?
ihram
tawaf
itikaf
tahallul
ibn rushd, bidayat al-mujtahid','what is the state of consecration into which a pilgrim enters for ḥajj or ʿumrah called?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (125,'intermediate','Which city did the Muslims face in prayer before the qiblah was changed to the Kaʿbah?','Jerusalem','Damascus','al-Ṭāʾif','Baghdad',20,'Ṣaḥīḥ al-Bukhārī 40',null,'which city did the muslims face in prayer before the qiblah was changed to the kabah?
jerusalem
damascus
al-taif
baghdad
sahih al-bukhari 40','which city did the muslims face in prayer before the qiblah was changed to the kaʿbah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (126,'intermediate','To which mosque was the Prophet ﷺ taken on the Night Journey, as the Qurʾān tells?','al-Masjid al-Aqṣā','Masjid Qubāʾ','al-Masjid al-Nabawī','Masjid al-Qiblatayn',20,'Qurʾān 17:1',null,'to which mosque was the prophet صلي الله عليه وسلم taken on the night journey, as the quran tells?
towhichmosquewastheprophetصلياللهعليهوسلمtakenonthenightjourney,asthequrantells?
to which mosque was the prophet صليالله عليه وسلم taken on the night journey, as the quran tells?
al-masjid al-aqsa
masjid quba
al-masjid al-nabawi
masjid al-qiblatayn
quran 17:1','to which mosque was the prophet ﷺ taken on the night journey, as the qurʾān tells?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (127,'intermediate','How many daily prayers were first commanded on the night of the Miʿrāj, before they were lightened?','Fifty','Ten','Twenty','Forty',25,'Ṣaḥīḥ al-Bukhārī 349',null,'how many daily prayers were first commanded on the night of the miraj, before they were lightened?
fifty
ten
twenty
forty
sahih al-bukhari 349','how many daily prayers were first commanded on the night of the miʿrāj, before they were lightened?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (128,'intermediate','Which prayer is held to ask Allah for rain?','Ṣalāt al-istisqāʾ','Ṣalāt al-kusūf','Ṣalāt al-khawf','Ṣalāt al-istikhārah',20,'Ṣaḥīḥ al-Bukhārī 1012',null,'which prayer is held to ask allah for rain?
salat al-istisqa
salat al-kusuf
salat al-khawf
salat al-istikharah
sahih al-bukhari 1012','which prayer is held to ask allah for rain?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (129,'intermediate','What is retreat in the mosque for worship, as in the last ten days of Ramaḍān, called?','Iʿtikāf','Iḥrām','Tahajjud','Ribāṭ',20,'Qurʾān 2:187',null,'what is retreat in the mosque for worship, as in the last ten days of ramadan, called?
itikaf
ihram
tahajjud
ribat
quran 2:187','what is retreat in the mosque for worship, as in the last ten days of ramaḍān, called?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (130,'intermediate','Into how many kinds do the grammarians divide the word in Arabic?','Three','Two','Four','Five',20,'al-Ājurrūmiyyah',null,'into how many kinds do the grammarians divide the word in arabic?
three
two
four
five
al-ajurrumiyyah','into how many kinds do the grammarians divide the word in arabic?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (131,'intermediate','What is the plural of ‘kitāb’ in Arabic?','kutub','kātib','kitābān','kuttāb',20,'Qurʾān 98:3',null,'what is the plural of kitab in arabic?
kutub
katib
kitaban
kuttab
quran 98:3','what is the plural of ‘kitāb’ in arabic?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (132,'intermediate','What does the Arabic word ‘jannatān’ mean?','Two gardens','A great garden','Many gardens','The gardeners',20,'Qurʾān 55:46',null,'what does the arabic word jannatan mean?
two gardens
a great garden
many gardens
the gardeners
quran 55:46','what does the arabic word ‘jannatān’ mean?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (133,'intermediate','Which imām compiled al-Muwaṭṭaʾ?','Mālik ibn Anas','al-Shāfiʿī','Abū Dāwūd','Ibn Mājah',20,'Mālik, al-Muwaṭṭaʾ',null,'which imam compiled al-muwatta?
malik ibn anas
al-shafii
abu dawud
ibn majah
malik, al-muwatta','which imām compiled al-muwaṭṭaʾ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (134,'intermediate','Which ruler of Mali is remembered for his great pilgrimage to Makkah in 1324?','Mansa Musa','Sunni Ali','Sundiata Keita','Askia Muhammad',20,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'which ruler of mali is remembered for his great pilgrimage to makkah in 1324?
mansa musa
sunni ali
sundiata keita
askia muhammad
ibn kathir, al-bidayah wa-l-nihayah','which ruler of mali is remembered for his great pilgrimage to makkah in 1324?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (135,'intermediate','In which city is the Sankoré mosque, a famous seat of learning?','Timbuktu','Sokoto','Kano','Agadez',20,'al-Saʿdī, Tārīkh al-Sūdān',null,'in which city is the sankore mosque, a famous seat of learning?
timbuktu
sokoto
kano
agadez
al-sadi, tarikh al-sudan','in which city is the sankoré mosque, a famous seat of learning?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (136,'intermediate','Which daughter of Usman dan Fodio is known as a scholar, poet and teacher of women?','Nana Asmaʾu','Queen Amina','Hafsat','Khadijat',20,'Boyd and Mack, Collected Works of Nana Asmaʾu',null,'which daughter of usman dan fodio is known as a scholar, poet and teacher of women?
nana asmau
queen amina
hafsat
khadijat
boyd and mack, collected works of nana asmau','which daughter of usman dan fodio is known as a scholar, poet and teacher of women?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (137,'hard','According to al-Ājurrūmiyyah, what are the signs of the noun besides the letters of jarr?','khafḍ, tanwīn and al-','qad, sīn and sawfa','tāʾ, nūn and yāʾ','kasrah, sukūn and qad',25,'al-Ājurrūmiyyah',null,'according to al-ajurrumiyyah, what are the signs of the noun besides the letters of jarr?
khafd, tanwin and al-
qad, sin and sawfa
ta, nun and ya
kasrah, sukun and qad
al-ajurrumiyyah','according to al-ājurrūmiyyah, what are the signs of the noun besides the letters of jarr?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (138,'hard','Which of these is a sign of the verb according to al-Ājurrūmiyyah?','qad','tanwīn','al-','min',25,'al-Ājurrūmiyyah',null,'which of these is a sign of the verb according to al-ajurrumiyyah?
qad
tanwin
al-
min
al-ajurrumiyyah','which of these is a sign of the verb according to al-ājurrūmiyyah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (139,'hard','With what is the dual noun put in rafʿ?','Alif','Wāw','Nūn','Ḍammah',25,'al-Ājurrūmiyyah',null,'with what is the dual noun put in raf?
alif
waw
nun
dammah
al-ajurrumiyyah','with what is the dual noun put in rafʿ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (140,'hard','With what is the sound masculine plural put in rafʿ?','Wāw','Alif','Yāʾ','Fatḥah',25,'al-Ājurrūmiyyah',null,'with what is the sound masculine plural put in raf?
waw
alif
ya
fathah
al-ajurrumiyyah','with what is the sound masculine plural put in rafʿ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (141,'hard','With what is the sound feminine plural put in naṣb?','Kasrah','Fatḥah','Alif','Yāʾ',25,'al-Ājurrūmiyyah',null,'with what is the sound feminine plural put in nasb?
kasrah
fathah
alif
ya
al-ajurrumiyyah','with what is the sound feminine plural put in naṣb?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (142,'hard','What do kāna and its sisters do to the subject and its predicate?','rafʿ of the subject, naṣb of the predicate','naṣb of the subject, rafʿ of the predicate','naṣb of the subject, naṣb of the predicate','jarr of the subject, rafʿ of the predicate',30,'al-Ājurrūmiyyah',null,'what do kana and its sisters do to the subject and its predicate?
raf of the subject, nasb of the predicate
nasb of the subject, raf of the predicate
nasb of the subject, nasb of the predicate
jarr of the subject, raf of the predicate
al-ajurrumiyyah','what do kāna and its sisters do to the subject and its predicate?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (143,'hard','Which of these particles puts the present verb in jazm?','lam','lan','kay','an',25,'al-Ājurrūmiyyah',null,'which of these particles puts the present verb in jazm?
lam
lan
kay
an
al-ajurrumiyyah','which of these particles puts the present verb in jazm?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (144,'hard','In ‘aḥada ʿashara kawkaban’ (Qurʾān 12:4), what is the word ‘kawkaban’ in grammar?','tamyīz','ḥāl','badal','mafʿūl bihi',25,'Qurʾān 12:4; al-Ājurrūmiyyah',null,'in ahada ashara kawkaban (quran 12:4), what is the word kawkaban in grammar?
tamyiz
hal
badal
maful bihi
quran 12:4; al-ajurrumiyyah','in ‘aḥada ʿashara kawkaban’ (qurʾān 12:4), what is the word ‘kawkaban’ in grammar?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (145,'hard','Who wrote the grammar in a thousand lines of verse known as the Alfiyyah of Arabic grammar?','Ibn Mālik','Ibn ʿAqīl','Ibn Jinnī','Ibn al-Ḥājib',30,'Ibn Mālik, al-Alfiyyah',null,'who wrote the grammar in a thousand lines of verse known as the alfiyyah of arabic grammar?
ibn malik
ibn aqil
ibn jinni
ibn al-hajib
ibn malik, al-alfiyyah','who wrote the grammar in a thousand lines of verse known as the alfiyyah of arabic grammar?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (146,'hard','Which grammarian wrote the work known simply as al-Kitāb?','Sībawayh','al-Kisāʾī','al-Farrāʾ','al-Mubarrad',25,'Sībawayh, al-Kitāb',null,'which grammarian wrote the work known simply as al-kitab?
sibawayh
al-kisai
al-farra
al-mubarrad
sibawayh, al-kitab','which grammarian wrote the work known simply as al-kitāb?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (147,'hard','Which scholar set out the metres of Arabic poetry and is credited with Kitāb al-ʿAyn?','al-Khalīl ibn Aḥmad','al-Aṣmaʿī','Abū l-Aswad al-Duʾalī','Ibn Manẓūr',25,'Ibn Khallikān, Wafayāt al-aʿyān',null,'which scholar set out the metres of arabic poetry and is credited with kitab al-ayn?
al-khalil ibn ahmad
al-asmai
abu l-aswad al-duali
ibn manzur
ibn khallikan, wafayat al-ayan','which scholar set out the metres of arabic poetry and is credited with kitāb al-ʿayn?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (148,'hard','In tajwīd, the letters gathered in the words ‘quṭbu jadd’ are the letters of what?','qalqalah','ikhfāʾ','idghām','iẓhār',25,'Ibn al-Jazarī, al-Muqaddimah',null,'in tajwid, the letters gathered in the words qutbu jadd are the letters of what?
qalqalah
ikhfa
idgham
izhar
ibn al-jazari, al-muqaddimah','in tajwīd, the letters gathered in the words ‘quṭbu jadd’ are the letters of what?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (149,'hard','Into which letter does a nūn with sukūn change by iqlāb before bāʾ?','mīm','lām','wāw','rāʾ',25,'Ibn al-Jazarī, al-Muqaddimah',null,'into which letter does a nun with sukun change by iqlab before ba?
mim
lam
waw
ra
ibn al-jazari, al-muqaddimah','into which letter does a nūn with sukūn change by iqlāb before bāʾ?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (150,'hard','Which sūrah is also called al-Qitāl (Fighting)?','Muḥammad','al-Anfāl','al-Fatḥ','al-Ṣaff',25,'al-Suyūṭī, al-Itqān',null,'which surah is also called al-qital (fighting)?
muhammad
al-anfal
al-fath
al-saff
al-suyuti, al-itqan','which sūrah is also called al-qitāl (fighting)?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (151,'hard','Which sūrah is also called Barāʾah?','al-Tawbah','al-Anfāl','al-Aḥzāb','al-Mumtaḥanah',25,'al-Suyūṭī, al-Itqān',null,'which surah is also called baraah?
al-tawbah
al-anfal
al-ahzab
al-mumtahanah
al-suyuti, al-itqan','which sūrah is also called barāʾah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (152,'hard','Which sūrah has the name of Allah in every one of its verses?','al-Mujādilah','al-Ḥashr','al-Ḥadīd','al-Fatḥ',25,'ʿAbd al-Bāqī, al-Muʿjam al-mufahras',null,'which surah has the name of allah in every one of its verses?
al-mujadilah
al-hashr
al-hadid
al-fath
abd al-baqi, al-mujam al-mufahras','which sūrah has the name of allah in every one of its verses?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (153,'hard','How many sūrahs open with the letters Ḥā Mīm?','Seven','Four','Five','Nine',25,'al-Zarkashī, al-Burhān',null,'how many surahs open with the letters ha mim?
seven
four
five
nine
al-zarkashi, al-burhan','how many sūrahs open with the letters ḥā mīm?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (154,'hard','In which sūrah is the verse ‘This day I have perfected your religion for you’?','al-Māʾidah','al-Tawbah','al-Baqarah','al-Naṣr',25,'Qurʾān 5:3',null,'in which surah is the verse this day i have perfected your religion for you?
al-maidah
al-tawbah
al-baqarah
al-nasr
quran 5:3','in which sūrah is the verse ‘this day i have perfected your religion for you’?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (155,'hard','In which sūrah does the pledge given under the tree come?','al-Fatḥ','al-Anfāl','al-Ṣaff','al-Ḥujurāt',25,'Qurʾān 48:18',null,'in which surah does the pledge given under the tree come?
al-fath
al-anfal
al-saff
al-hujurat
quran 48:18','in which sūrah does the pledge given under the tree come?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (156,'hard','With which battle does the Qurʾān connect the day when the believers’ great numbers pleased them but availed them nothing?','Ḥunayn','Tabūk','Khaybar','Muʾtah',30,'Qurʾān 9:25',null,'with which battle does the quran connect the day when the believers great numbers pleased them but availed them nothing?
hunayn
tabuk
khaybar
mutah
quran 9:25','with which battle does the qurʾān connect the day when the believers’ great numbers pleased them but availed them nothing?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (157,'hard','In which city does the Qurʾān place the two angels Hārūt and Mārūt?','Bābil','Makkah','Sabaʾ','Madyan',25,'Qurʾān 2:102',null,'in which city does the quran place the two angels harut and marut?
babil
makkah
saba
madyan
quran 2:102','in which city does the qurʾān place the two angels hārūt and mārūt?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (158,'hard','How long did Nūḥ stay among his people before the Flood, in the words of the Qurʾān?','A thousand years less fifty','A thousand years and fifty','Three hundred years and nine','Seven hundred years less ten',25,'Qurʾān 29:14',null,'how long did nuh stay among his people before the flood, in the words of the quran?
a thousand years less fifty
a thousand years and fifty
three hundred years and nine
seven hundred years less ten
quran 29:14','how long did nūḥ stay among his people before the flood, in the words of the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (159,'hard','For which prophet did Allah make iron soft?','Dāwūd','Sulaymān','Idrīs','Nūḥ',25,'Qurʾān 34:10',null,'for which prophet did allah make iron soft?
dawud
sulayman
idris
nuh
quran 34:10','for which prophet did allah make iron soft?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (160,'hard','Which prophet’s people believed, so that the punishment was lifted from them?','Yūnus','Lūṭ','Ṣāliḥ','Shuʿayb',25,'Qurʾān 10:98',null,'which prophets people believed, so that the punishment was lifted from them?
yunus
lut
salih
shuayb
quran 10:98','which prophet’s people believed, so that the punishment was lifted from them?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (161,'hard','How many years of service were agreed for Mūsā’s marriage in Madyan, ten being his own choice?','Eight','Five','Seven','Nine',30,'Qurʾān 28:27',null,'how many years of service were agreed for musas marriage in madyan, ten being his own choice?
eight
five
seven
nine
quran 28:27','how many years of service were agreed for mūsā’s marriage in madyan, ten being his own choice?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (162,'hard','For how long was the man who passed by a ruined town made to die before being raised?','A hundred years','Forty years','Seventy years','A thousand years',25,'Qurʾān 2:259',null,'for how long was the man who passed by a ruined town made to die before being raised?
a hundred years
forty years
seventy years
a thousand years
quran 2:259','for how long was the man who passed by a ruined town made to die before being raised?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (163,'hard','Who led the Children of Israel astray with the calf?','al-Sāmirī','Qārūn','Hāmān','Balʿam',25,'Qurʾān 20:85-88',null,'who led the children of israel astray with the calf?
al-samiri
qarun
haman
balam
quran 20:85-88','who led the children of israel astray with the calf?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (164,'hard','Whom did Allah appoint as king over the Children of Israel, though they objected that he had little wealth?','Ṭālūt','Jālūt','Dhū l-Kifl','Sulaymān',30,'Qurʾān 2:247',null,'whom did allah appoint as king over the children of israel, though they objected that he had little wealth?
talut
jalut
dhu l-kifl
sulayman
quran 2:247','whom did allah appoint as king over the children of israel, though they objected that he had little wealth?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (165,'hard','How many poor people are fed, or clothed, in expiation of a broken oath?','Ten','Six','Sixty','Seven',25,'Qurʾān 5:89',null,'how many poor people are fed, or clothed, in expiation of a broken oath?
ten
six
sixty
seven
quran 5:89','how many poor people are fed, or clothed, in expiation of a broken oath?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (166,'hard','In the expiation of ẓihār, how long does one who cannot free a slave fast?','Two months in a row','Three days in a row','Ten days in all','One month in all',25,'Qurʾān 58:3-4',null,'in the expiation of zihar, how long does one who cannot free a slave fast?
two months in a row
three days in a row
ten days in all
one month in all
quran 58:3-4','in the expiation of ẓihār, how long does one who cannot free a slave fast?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (167,'hard','How long is the waiting period of a widow who is not pregnant?','Four months and ten days','Three months and ten days','Two months and five days','Six months and ten days',25,'Qurʾān 2:234',null,'how long is the waiting period of a widow who is not pregnant?
four months and ten days
three months and ten days
two months and five days
six months and ten days
quran 2:234','how long is the waiting period of a widow who is not pregnant?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (168,'hard','When does the waiting period of a divorced woman who is pregnant end?','At the birth','After three months','After forty days','After four months',25,'Qurʾān 65:4',null,'when does the waiting period of a divorced woman who is pregnant end?
at the birth
after three months
after forty days
after four months
quran 65:4','when does the waiting period of a divorced woman who is pregnant end?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (169,'hard','What share does a husband inherit if his wife leaves no children or grandchildren?','One half','One third','One quarter','Two thirds',25,'Qurʾān 4:12',null,'what share does a husband inherit if his wife leaves no children or grandchildren?
one half
one third
one quarter
two thirds
quran 4:12','what share does a husband inherit if his wife leaves no children or grandchildren?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (170,'hard','What share does a wife inherit if her husband leaves a child?','One eighth','One sixth','One third','One half',25,'Qurʾān 4:12',null,'what share does a wife inherit if her husband leaves a child?
one eighth
one sixth
one third
one half
quran 4:12','what share does a wife inherit if her husband leaves a child?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (171,'hard','What is the smallest number of freely grazing camels on which zakāh is due?','Five','Ten','Twenty','Forty',25,'Ṣaḥīḥ al-Bukhārī 1447',null,'what is the smallest number of freely grazing camels on which zakah is due?
five
ten
twenty
forty
sahih al-bukhari 1447','what is the smallest number of freely grazing camels on which zakāh is due?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (172,'hard','What is the smallest number of freely grazing sheep or goats on which zakāh is due?','Forty','Five','Thirty','A hundred',25,'Ṣaḥīḥ al-Bukhārī 1454',null,'what is the smallest number of freely grazing sheep or goats on which zakah is due?
forty
five
thirty
a hundred
sahih al-bukhari 1454','what is the smallest number of freely grazing sheep or goats on which zakāh is due?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (173,'hard','What is the niṣāb of silver?','Two hundred dirhams','One hundred dirhams','Twenty dirhams','Four hundred dirhams',25,'Ibn al-Mundhir, al-Ijmāʿ',null,'what is the nisab of silver?
two hundred dirhams
one hundred dirhams
twenty dirhams
four hundred dirhams
ibn al-mundhir, al-ijma','what is the niṣāb of silver?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (174,'hard','What share is due on buried treasure (rikāz)?','One fifth','One tenth','One fortieth','One half',25,'Ṣaḥīḥ al-Bukhārī 1499',null,'what share is due on buried treasure (rikaz)?
one fifth
one tenth
one fortieth
one half
sahih al-bukhari 1499','what share is due on buried treasure (rikāz)?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (175,'hard','Which mīqāt did the Prophet ﷺ fix for the people of al-Madīnah?','Dhū l-Ḥulayfah','al-Juḥfah','Yalamlam','Qarn al-Manāzil',25,'Ṣaḥīḥ al-Bukhārī 1524',null,'which miqat did the prophet صلي الله عليه وسلم fix for the people of al-madinah?
whichmiqatdidtheprophetصلياللهعليهوسلمfixforthepeopleofal-madinah?
which miqat did the prophet صليالله عليه وسلم fix for the people of al-madinah?
dhu l-hulayfah
al-juhfah
yalamlam
qarn al-manazil
sahih al-bukhari 1524','which mīqāt did the prophet ﷺ fix for the people of al-madīnah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (176,'hard','Which mīqāt did the Prophet ﷺ fix for the people of Yemen?','Yalamlam','al-Juḥfah','Dhū l-Ḥulayfah','Qarn al-Manāzil',25,'Ṣaḥīḥ al-Bukhārī 1524',null,'which miqat did the prophet صلي الله عليه وسلم fix for the people of yemen?
whichmiqatdidtheprophetصلياللهعليهوسلمfixforthepeopleofyemen?
which miqat did the prophet صليالله عليه وسلم fix for the people of yemen?
yalamlam
al-juhfah
dhu l-hulayfah
qarn al-manazil
sahih al-bukhari 1524','which mīqāt did the prophet ﷺ fix for the people of yemen?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (177,'hard','Whom did the Prophet ﷺ send to al-Madīnah before the Hijrah to teach the Qurʾān?','Muṣʿab ibn ʿUmayr','Jaʿfar ibn Abī Ṭālib','Ubayy ibn Kaʿb','Saʿd ibn ʿUbādah',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'whom did the prophet صلي الله عليه وسلم send to al-madinah before the hijrah to teach the quran?
whomdidtheprophetصلياللهعليهوسلمsendtoal-madinahbeforethehijrahtoteachthequran?
whom did the prophet صليالله عليه وسلم send to al-madinah before the hijrah to teach the quran?
musab ibn umayr
jafar ibn abi talib
ubayy ibn kab
sad ibn ubadah
ibn hisham, al-sirah al-nabawiyyah','whom did the prophet ﷺ send to al-madīnah before the hijrah to teach the qurʾān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (178,'hard','In whose house did the Prophet ﷺ stay when he first came to al-Madīnah, until his own rooms were built?','Abū Ayyūb al-Anṣārī','Saʿd ibn Muʿādh','Abū Ṭalḥah al-Anṣārī','Asʿad ibn Zurārah',30,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in whose house did the prophet صلي الله عليه وسلم stay when he first came to al-madinah, until his own rooms were built?
inwhosehousedidtheprophetصلياللهعليهوسلمstaywhenhefirstcametoal-madinah,untilhisownroomswerebuilt?
in whose house did the prophet صليالله عليه وسلم stay when he first came to al-madinah, until his own rooms were built?
abu ayyub al-ansari
sad ibn muadh
abu talhah al-ansari
asad ibn zurarah
ibn hisham, al-sirah al-nabawiyyah','in whose house did the prophet ﷺ stay when he first came to al-madīnah, until his own rooms were built?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (179,'hard','Who spoke for Quraysh when the truce of al-Ḥudaybiyah was written?','Suhayl ibn ʿAmr','Abū Sufyān ibn Ḥarb','ʿIkrimah ibn Abī Jahl','Ṣafwān ibn Umayyah',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'who spoke for quraysh when the truce of al-hudaybiyah was written?
suhayl ibn amr
abu sufyan ibn harb
ikrimah ibn abi jahl
safwan ibn umayyah
ibn hisham, al-sirah al-nabawiyyah','who spoke for quraysh when the truce of al-ḥudaybiyah was written?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (180,'hard','Who was the first of the three commanders to be killed at Muʾtah?','Zayd ibn Ḥārithah','Jaʿfar ibn Abī Ṭālib','ʿAbd Allāh ibn Rawāḥah','Khālid ibn al-Walīd',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'who was the first of the three commanders to be killed at mutah?
zayd ibn harithah
jafar ibn abi talib
abd allah ibn rawahah
khalid ibn al-walid
ibn hisham, al-sirah al-nabawiyyah','who was the first of the three commanders to be killed at muʾtah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (181,'hard','Who carried the Prophet’s ﷺ letter meant for Hiraql (Heraclius)?','Diḥyah al-Kalbī','Ḥāṭib ibn Abī Baltaʿah','ʿAmr ibn Umayyah','ʿAbd Allāh ibn Ḥudhāfah',25,'Ṣaḥīḥ al-Bukhārī 7',null,'who carried the prophets صلي الله عليه وسلم letter meant for hiraql (heraclius)?
whocarriedtheprophetsصلياللهعليهوسلمlettermeantforhiraql(heraclius)?
who carried the prophets صليالله عليه وسلم letter meant for hiraql (heraclius)?
dihyah al-kalbi
hatib ibn abi baltaah
amr ibn umayyah
abd allah ibn hudhafah
sahih al-bukhari 7','who carried the prophet’s ﷺ letter meant for hiraql (heraclius)?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (182,'hard','In which year of the Hijrah was the expedition to Tabūk?','9 AH','5 AH','7 AH','10 AH',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'in which year of the hijrah was the expedition to tabuk?
9 ah
5 ah
7 ah
10 ah
ibn hisham, al-sirah al-nabawiyyah','in which year of the hijrah was the expedition to tabūk?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (183,'hard','How many men gave the first pledge of al-ʿAqabah?','Twelve','Forty','Seventy','Twenty',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'how many men gave the first pledge of al-aqabah?
twelve
forty
seventy
twenty
ibn hisham, al-sirah al-nabawiyyah','how many men gave the first pledge of al-ʿaqabah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (184,'hard','Who commanded the archers posted on the hill at Uḥud?','ʿAbd Allāh ibn Jubayr','Saʿd ibn Abī Waqqāṣ','ʿAbd Allāh ibn Rawāḥah','al-Zubayr ibn al-ʿAwwām',25,'Ṣaḥīḥ al-Bukhārī 3039',null,'who commanded the archers posted on the hill at uhud?
abd allah ibn jubayr
sad ibn abi waqqas
abd allah ibn rawahah
al-zubayr ibn al-awwam
sahih al-bukhari 3039','who commanded the archers posted on the hill at uḥud?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (185,'hard','Who went to sleep in the Prophet’s ﷺ bed on the night he left Makkah?','ʿAlī ibn Abī Ṭālib','Zayd ibn Ḥārithah','Anas ibn Mālik','ʿUmar ibn al-Khaṭṭāb',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'who went to sleep in the prophets صلي الله عليه وسلم bed on the night he left makkah?
whowenttosleepintheprophetsصلياللهعليهوسلمbedonthenightheleftmakkah?
who went to sleep in the prophets صليالله عليه وسلم bed on the night he left makkah?
ali ibn abi talib
zayd ibn harithah
anas ibn malik
umar ibn al-khattab
ibn hisham, al-sirah al-nabawiyyah','who went to sleep in the prophet’s ﷺ bed on the night he left makkah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (186,'hard','Which companion did the Prophet ﷺ call the trustworthy one of this community?','Abū ʿUbaydah','Abū Dharr','Abū l-Dardāʾ','Abū Hurayrah',25,'Ṣaḥīḥ al-Bukhārī 3744',null,'which companion did the prophet صلي الله عليه وسلم call the trustworthy one of this community?
whichcompaniondidtheprophetصلياللهعليهوسلمcallthetrustworthyoneofthiscommunity?
which companion did the prophet صليالله عليه وسلم call the trustworthy one of this community?
abu ubaydah
abu dharr
abu l-darda
abu hurayrah
sahih al-bukhari 3744','which companion did the prophet ﷺ call the trustworthy one of this community?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (187,'hard','At whose death did the Throne of the All-Merciful shake?','Saʿd ibn Muʿādh','Muʿādh ibn Jabal','Ḥamzah','ʿUthmān ibn Maẓʿūn',25,'Ṣaḥīḥ al-Bukhārī 3803',null,'at whose death did the throne of the all-merciful shake?
sad ibn muadh
muadh ibn jabal
hamzah
uthman ibn mazun
sahih al-bukhari 3803','at whose death did the throne of the all-merciful shake?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (188,'hard','Which companion, killed at Uḥud, was washed by the angels?','Ḥanẓalah','Muṣʿab','Khubayb','Anas ibn al-Naḍr',25,'Ibn Hishām, al-Sīrah al-Nabawiyyah',null,'which companion, killed at uhud, was washed by the angels?
hanzalah
musab
khubayb
anas ibn al-nadr
ibn hisham, al-sirah al-nabawiyyah','which companion, killed at uḥud, was washed by the angels?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (189,'hard','Which companion did the Prophet ﷺ send to Yemen with the words: ‘You are going to a people of the Book’?','Muʿādh ibn Jabal','Khālid ibn al-Walīd','Zayd ibn Thābit','Usāmah ibn Zayd',30,'Ṣaḥīḥ al-Bukhārī 1496',null,'which companion did the prophet صلي الله عليه وسلم send to yemen with the words: you are going to a people of the book?
whichcompaniondidtheprophetصلياللهعليهوسلمsendtoyemenwiththewords:youaregoingtoapeopleofthebook?
which companion did the prophet صليالله عليه وسلم send to yemen with the words: you are going to a people of the book?
muadh ibn jabal
khalid ibn al-walid
zayd ibn thabit
usamah ibn zayd
sahih al-bukhari 1496','which companion did the prophet ﷺ send to yemen with the words: ‘you are going to a people of the book’?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (190,'hard','With whom were the collected sheets of the Qurʾān kept after the death of ʿUmar?','Ḥafṣah','ʿĀʾishah','Umm Salamah','Zaynab',25,'Ṣaḥīḥ al-Bukhārī 4986',null,'with whom were the collected sheets of the quran kept after the death of umar?
hafsah
aishah
umm salamah
zaynab
sahih al-bukhari 4986','with whom were the collected sheets of the qurʾān kept after the death of ʿumar?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (191,'hard','Which caliph wrote to Abū Bakr ibn Ḥazm to have the ḥadīth of the Prophet ﷺ written down?','ʿUmar ibn ʿAbd al-ʿAzīz','ʿAbd al-Malik ibn Marwān','Hārūn al-Rashīd','Muʿāwiyah ibn Abī Sufyān',25,'Ṣaḥīḥ al-Bukhārī, Kitāb al-ʿIlm',null,'which caliph wrote to abu bakr ibn hazm to have the hadith of the prophet صلي الله عليه وسلم written down?
whichcaliphwrotetoabubakribnhazmtohavethehadithoftheprophetصلياللهعليهوسلمwrittendown?
which caliph wrote to abu bakr ibn hazm to have the hadith of the prophet صليالله عليه وسلم written down?
umar ibn abd al-aziz
abd al-malik ibn marwan
harun al-rashid
muawiyah ibn abi sufyan
sahih al-bukhari, kitab al-ilm','which caliph wrote to abū bakr ibn ḥazm to have the ḥadīth of the prophet ﷺ written down?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (192,'hard','Who led the Muslim army at the battle of al-Qādisiyyah?','Saʿd ibn Abī Waqqāṣ','Khālid ibn al-Walīd','Abū ʿUbaydah','ʿAmr ibn al-ʿĀṣ',25,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'who led the muslim army at the battle of al-qadisiyyah?
sad ibn abi waqqas
khalid ibn al-walid
abu ubaydah
amr ibn al-as
ibn kathir, al-bidayah wa-l-nihayah','who led the muslim army at the battle of al-qādisiyyah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (193,'hard','Who founded the city of al-Qayrawān in North Africa?','ʿUqbah ibn Nāfiʿ','Mūsā ibn Nuṣayr','Ṭāriq ibn Ziyād','ʿAmr ibn al-ʿĀṣ',25,'Ibn Kathīr, al-Bidāyah wa-l-Nihāyah',null,'who founded the city of al-qayrawan in north africa?
uqbah ibn nafi
musa ibn nusayr
tariq ibn ziyad
amr ibn al-as
ibn kathir, al-bidayah wa-l-nihayah','who founded the city of al-qayrawān in north africa?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (194,'hard','Who wrote al-Risālah, the short manual of Mālikī law taught across West Africa?','Ibn Abī Zayd','Ibn Rushd','Ibn al-Qāsim','Ibn ʿAbd al-Barr',25,'Ibn Abī Zayd al-Qayrawānī, al-Risālah',null,'who wrote al-risalah, the short manual of maliki law taught across west africa?
ibn abi zayd
ibn rushd
ibn al-qasim
ibn abd al-barr
ibn abi zayd al-qayrawani, al-risalah','who wrote al-risālah, the short manual of mālikī law taught across west africa?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (195,'hard','How many ḥadīth are in al-Nawawī’s collection known as the Forty?','42','40','44','50',25,'al-Nawawī, al-Arbaʿūn',null,'how many hadith are in al-nawawis collection known as the forty?
42
40
44
50
al-nawawi, al-arbaun','how many ḥadīth are in al-nawawī’s collection known as the forty?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (196,'hard','Who wrote Tārīkh al-Sūdān, the chronicle of Timbuktu and Songhay?','al-Saʿdī','al-Maghīlī','Ibn Baṭṭūṭah','Aḥmad Bābā',25,'al-Saʿdī, Tārīkh al-Sūdān',null,'who wrote tarikh al-sudan, the chronicle of timbuktu and songhay?
al-sadi
al-maghili
ibn battutah
ahmad baba
al-sadi, tarikh al-sudan','who wrote tārīkh al-sūdān, the chronicle of timbuktu and songhay?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (197,'hard','Which scholar of Timbuktu, author of Nayl al-ibtihāj, was taken captive to Marrakesh?','Aḥmad Bābā','Maḥmūd Kaʿti','al-Saʿdī','Muḥammad Bello',25,'al-Saʿdī, Tārīkh al-Sūdān',null,'which scholar of timbuktu, author of nayl al-ibtihaj, was taken captive to marrakesh?
ahmad baba
mahmud kati
al-sadi
muhammad bello
al-sadi, tarikh al-sudan','which scholar of timbuktu, author of nayl al-ibtihāj, was taken captive to marrakesh?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (198,'hard','Which ruler of Songhay sought the answers of the scholar al-Maghīlī?','Askia Muhammad','Sunni Ali','Mansa Musa','Askia Dawud',25,'al-Maghīlī, Ajwibah (Replies to Askia Muhammad)',null,'which ruler of songhay sought the answers of the scholar al-maghili?
askia muhammad
sunni ali
mansa musa
askia dawud
al-maghili, ajwibah (replies to askia muhammad)','which ruler of songhay sought the answers of the scholar al-maghīlī?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (199,'hard','Which Moroccan traveller visited the kingdom of Mali in the time of Mansa Sulaymān?','Ibn Baṭṭūṭah','Ibn Khaldūn','Ibn Jubayr','al-Idrīsī',25,'Ibn Baṭṭūṭah, al-Riḥlah',null,'which moroccan traveller visited the kingdom of mali in the time of mansa sulayman?
ibn battutah
ibn khaldun
ibn jubayr
al-idrisi
ibn battutah, al-rihlah','which moroccan traveller visited the kingdom of mali in the time of mansa sulaymān?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (200,'hard','Who wrote Infāq al-maysūr, a history of the founding of Sokoto?','Muḥammad Bello','ʿAbdullāhi ibn Fūdī','Usman dan Fodio','Gidado dan Laima',25,'Muḥammad Bello, Infāq al-maysūr',null,'who wrote infaq al-maysur, a history of the founding of sokoto?
muhammad bello
abdullahi ibn fudi
usman dan fodio
gidado dan laima
muhammad bello, infaq al-maysur','who wrote infāq al-maysūr, a history of the founding of sokoto?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (201,'hard','Who wrote Iḥyāʾ al-sunnah wa-ikhmād al-bidʿah?','Usman dan Fodio','Muḥammad Bello','al-Suyūṭī','al-Maghīlī',25,'ʿUthmān ibn Fūdī, Iḥyāʾ al-sunnah',null,'who wrote ihya al-sunnah wa-ikhmad al-bidah?
usman dan fodio
muhammad bello
al-suyuti
al-maghili
uthman ibn fudi, ihya al-sunnah','who wrote iḥyāʾ al-sunnah wa-ikhmād al-bidʿah?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (202,'hard','Who wrote Ḍiyāʾ al-taʾwīl, a Qurʾān commentary from the Sokoto Caliphate?','ʿAbdullāhi ibn Fūdī','Muḥammad Bello','Usman dan Fodio','Jibrīl ibn ʿUmar',25,'ʿAbdullāhi ibn Fūdī, Ḍiyāʾ al-taʾwīl',null,'who wrote diya al-tawil, a quran commentary from the sokoto caliphate?
abdullahi ibn fudi
muhammad bello
usman dan fodio
jibril ibn umar
abdullahi ibn fudi, diya al-tawil','who wrote ḍiyāʾ al-taʾwīl, a qurʾān commentary from the sokoto caliphate?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (203,'hard','Which scholar wrote the chronicle of the reign of Mai Idris Alooma of Bornu?','Aḥmad ibn Furṭū','al-Kānimī','Aḥmad Bābā','ʿAbd al-Raḥmān al-Saʿdī',25,'Aḥmad ibn Furṭū, Taʾrīkh Mai Idrīs',null,'which scholar wrote the chronicle of the reign of mai idris alooma of bornu?
ahmad ibn furtu
al-kanimi
ahmad baba
abd al-rahman al-sadi
ahmad ibn furtu, tarikh mai idris','which scholar wrote the chronicle of the reign of mai idris alooma of bornu?');
insert into "quiz_questions" ("id","level","question","answer","wrong_option1","wrong_option2","wrong_option3","seconds","source","deleted_at","search_text","question_key") values (204,'hard','Which scholar-ruler of Bornu exchanged letters with Muḥammad Bello about the jihād?','al-Kānimī','Idris Alooma','Ibn Furṭū','Ali Gaji',25,'Muḥammad Bello, Infāq al-maysūr',null,'which scholar-ruler of bornu exchanged letters with muhammad bello about the jihad?
al-kanimi
idris alooma
ibn furtu
ali gaji
muhammad bello, infaq al-maysur','which scholar-ruler of bornu exchanged letters with muḥammad bello about the jihād?');
insert into "quiz_runs" ("id","student_id","level","opened_at","questions","limit_seconds","closed_at","won_day","dealt","choices","answered","answered_at_ms","refused") values (1,2,'easy',1795822750,10,150,null,null,'','',0,0,'');
insert into "certificate_templates" ("id","title","content","footer","created_at","deleted_at") values (1,'Certificate of Completion','has successfully completed The Twenty-Eight Letters','Lisan · لِسَانٌ',1795822704,null);
insert into "certificate_templates" ("id","title","content","footer","created_at","deleted_at") values (2,'Certificate of Excellence · شَهَادَةُ تَفَوُّقٍ','has completed Foundations of Naḥw with distinction','Lisan · لِسَانٌ',1795822704,null);
insert into "certificates" ("id","code","student_id","template_id","title","content","footer","issue_date","issued_by","issued_at","class_id","revoked_at","revoke_reason") values (1,'gKxtRXJe74_XLOcar5esQh',2,1,'Certificate of Completion','has successfully completed The Twenty-Eight Letters','Lisan · لِسَانٌ','2026-07-21',1,1795822704,null,null,'');
insert into "certificates" ("id","code","student_id","template_id","title","content","footer","issue_date","issued_by","issued_at","class_id","revoked_at","revoke_reason") values (2,'E19lXodbm2PLyg58JCq9WY',24,1,'Certificate of Completion','has successfully completed The Twenty-Eight Letters','Lisan · لِسَانٌ','2026-07-21',1,1795822704,null,null,'');
insert into "certificates" ("id","code","student_id","template_id","title","content","footer","issue_date","issued_by","issued_at","class_id","revoked_at","revoke_reason") values (3,'UTtyRLIes2BisL4yhWiwqL',25,1,'Certificate of Completion','has successfully completed The Twenty-Eight Letters','Lisan · لِسَانٌ','2026-07-21',1,1795822704,null,null,'');
insert into "certificates" ("id","code","student_id","template_id","title","content","footer","issue_date","issued_by","issued_at","class_id","revoked_at","revoke_reason") values (4,'J-_f8RBYAT-RKCyVxMddW4',2,2,'Certificate of Excellence · شَهَادَةُ تَفَوُّقٍ','has completed Foundations of Naḥw with distinction','Lisan · لِسَانٌ','2026-09-29',1,1795822704,null,null,'');
insert into "settings" ("name","value") values ('aboutUs','Our courses take you from the first letter to the classical texts, in order. Each class is a row of short lessons with real Arabic, fully vocalised, and exams that open what comes next.
Begin with The Twenty-Eight Letters if you cannot read yet, or with Foundations of Naḥw if you can.');
insert into "settings" ("name","value") values ('aisub','1803598704');
insert into "settings" ("name","value") values ('howto','Read a lesson to its end before you open the next one, and say every Arabic line aloud.
When you meet an exam, answer it in one sitting: your answers are kept on your phone if the line drops.');
insert into "settings" ("name","value") values ('landingMessage','As-salāmu ʿalaykum, and welcome.
This is a demo school: its classes, lessons and students are here to be looked at, tried and changed.
أَهْلًا وَسَهْلًا بِكُمْ فِي مَدْرَسَةِ لِسَانٍ.');
insert into "settings" ("name","value") values ('privatelesson','A private lesson is forty minutes with one teacher, by video or by phone.
Write to us with the days that suit you, and we answer within two days.');
insert into "settings" ("name","value") values ('startClassLittle','1');
insert into "settings" ("name","value") values ('startClassNone','1');
insert into "settings" ("name","value") values ('startClassYes','2');
insert into "settings" ("name","value") values ('whatsappNumber','2348030000001');
insert into "secrets" ("name","value") values ('certificate-codes','P47x2zIiFXi7D65kyGrtjqjntFepNPEfN8tWs5UITRE');
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (1,null,1,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (2,null,2,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (3,null,3,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (4,null,4,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (5,null,5,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (6,null,6,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (7,null,7,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (8,null,8,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (9,null,9,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (10,null,10,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (11,null,11,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (12,null,12,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (13,null,13,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (14,null,14,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (15,null,15,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (16,null,16,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (17,null,17,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (18,null,18,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (19,null,19,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (20,null,20,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (21,null,21,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (22,null,22,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (23,null,23,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (24,null,24,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (25,null,25,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (26,null,26,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (27,null,27,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (28,null,28,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (29,null,29,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (30,null,30,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (31,null,31,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (32,null,32,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (33,null,33,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (34,null,34,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (35,null,35,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (36,null,36,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (37,null,37,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (38,null,38,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (39,null,39,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (40,null,40,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (41,null,41,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (42,null,42,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (43,null,43,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (44,null,44,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (45,null,45,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (46,null,46,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (47,null,47,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (48,null,48,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (49,null,49,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (50,null,50,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (51,null,51,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (52,null,52,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (53,null,53,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (54,null,54,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (55,null,55,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (56,null,56,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (57,null,57,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (58,null,58,'arabic-lessons',1796600304,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (59,null,59,'arabic-lessons',1797205104,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (60,null,60,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (61,null,61,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (62,null,62,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (63,null,63,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (64,null,64,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (65,null,65,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (66,null,66,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (67,null,67,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (68,null,68,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (69,null,69,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (70,null,70,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (71,null,71,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (72,null,72,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (73,null,73,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (74,null,74,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (75,null,75,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (76,null,76,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (77,null,77,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (78,null,78,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (79,null,79,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (80,null,80,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (81,null,81,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (82,null,82,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (83,null,83,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (84,null,84,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (85,null,85,'arabic-lessons',1796341104,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (86,null,86,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (87,null,87,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (88,null,88,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (89,null,89,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (90,null,90,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (91,null,91,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (92,null,92,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (93,null,93,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (94,null,94,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (95,null,95,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (96,null,96,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (97,null,97,'arabic-lessons',1778542704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (98,1,null,'',1787391504,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (99,2,null,'',1788651504,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (100,3,null,'',1789522704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (101,4,null,'',1789979904,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (102,5,null,'',1790289504,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (103,6,null,'',1790303904,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (104,7,null,'',1790998704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (105,8,null,'',1791149904,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (106,9,null,'',1791729504,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (107,10,null,'',1792208304,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (108,11,null,'',1792226304,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (109,12,null,'',1792283904,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (110,13,null,'',1792449504,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (111,14,null,'',1792539504,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (112,15,null,'',1793248704,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (113,16,null,'',1795333104,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (114,17,null,'culture-tips',1792280304,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (115,18,null,'culture-tips',1794785904,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (116,19,null,'culture-tips',1795649904,null);
insert into "push_notices" ("id","message_id","lesson_id","category","due_at","fanned_out_at") values (117,20,null,'culture-tips',1795822750,null);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20631,'credit','fund',1,550000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20631,'debit','enrolment',1,150000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20659,'credit','fund',1,550000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20659,'debit','enrolment',1,150000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20671,'credit','fund',1,300000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20671,'debit','enrolment',1,150000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20674,'credit','fund',1,450000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20674,'debit','enrolment',1,400000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20687,'credit','fund',1,650000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20687,'debit','enrolment',1,500000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20702,'credit','fund',2,850000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20702,'debit','enrolment',2,550000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20706,'credit','fund',1,500000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20706,'debit','enrolment',1,400000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20709,'credit','fund',2,1050000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20709,'debit','enrolment',2,800000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20718,'credit','fund',1,800000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20718,'debit','enrolment',1,750000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20720,'credit','fund',1,750000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20720,'debit','enrolment',1,600000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20721,'credit','fund',1,650000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20721,'debit','enrolment',1,400000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20724,'credit','fund',2,1300000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20724,'debit','enrolment',2,900000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20729,'credit','fund',1,1100000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20729,'debit','enrolment',1,750000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20731,'credit','fund',1,550000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20731,'debit','enrolment',1,150000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20740,'credit','fund',1,500000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20740,'debit','enrolment',1,400000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20744,'credit','fund',1,450000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20744,'debit','enrolment',1,200000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20745,'credit','fund',1,450000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20745,'debit','enrolment',1,400000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20751,'credit','fund',1,600000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20751,'debit','enrolment',1,350000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20758,'credit','fund',1,650000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20758,'debit','enrolment',1,550000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20761,'credit','fund',1,950000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20761,'debit','enrolment',1,750000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20769,'credit','fund',1,750000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20769,'debit','renewal',1,750000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20778,'credit','fund',1,550000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20778,'debit','enrolment',1,500000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20780,'credit','fund',1,200000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20780,'debit','enrolment',1,150000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20781,'credit','fund',1,650000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20781,'debit','enrolment',1,350000);
insert into "ledger_totals" ("day","type","service","movements","amount") values (20784,'credit','fund',1,1015000);
insert into "ledger_search" ("type","service","title","search_text") values ('credit','fund','Wallet funding by the school','wallet funding by the school fund');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','enrolment','Enrolment: Al-Ājurrūmiyyah, line by line','enrolment: al-ajurrumiyyah, line by line enrolment');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','enrolment','Enrolment: Conversation at Work · المُحَادَثَةُ فِي العَمَلِ','enrolment: conversation at work · المحادثه في العمل enrolment
enrolment:conversationatwork·المحادثهفيالعملenrolment');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','enrolment','Enrolment: Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ','enrolment: reading with vowels · القراه بالتشكيل enrolment
enrolment: reading with vowels · القرااه بالتشكيل enrolment
enrolment: reading with vowels · القراوه بالتشكيل enrolment
enrolment: reading with vowels · القرايه بالتشكيل enrolment
enrolment:readingwithvowels·القراهبالتشكيلenrolment');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','enrolment','Enrolment: Revision Circle · حَلْقَةُ المُرَاجَعَةِ','enrolment: revision circle · حلقه المراجعه enrolment
enrolment:revisioncircle·حلقهالمراجعهenrolment');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','enrolment','Enrolment: Short Sūrahs, Word by Word · قِصَارُ السُّوَرِ كَلِمَةً كَلِمَةً','enrolment: short surahs, word by word · قصار السور كلمه كلمه enrolment
enrolment:shortsurahs,wordbyword·قصارالسوركلمهكلمهenrolment');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','enrolment','Enrolment: The Arabic of Ḥadīth · لُغَةُ الحَدِيثِ','enrolment: the arabic of hadith · لغه الحديث enrolment
enrolment:thearabicofhadith·لغهالحديثenrolment');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','enrolment','Enrolment: Vocabulary of the Home · مُفْرَدَاتُ البَيْتِ','enrolment: vocabulary of the home · مفردات البيت enrolment
enrolment:vocabularyofthehome·مفرداتالبيتenrolment');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','enrolment','Enrolment: Ṣarf, the Shape of Words · عِلْمُ الصَّرْفِ','enrolment: sarf, the shape of words · علم الصرف enrolment
enrolment:sarf,theshapeofwords·علمالصرفenrolment');
insert into "ledger_search" ("type","service","title","search_text") values ('debit','renewal','Subscription renewal: Al-Ājurrūmiyyah, line by line','subscription renewal: al-ajurrumiyyah, line by line renewal');
insert into "rate_limits" ("key","attempts","expires_at") values ('277f3bc20abc5b7d575bfbf7734267b56ccde2643f7cb943deeecfea146539e5',1,1795909150);
insert into "rate_limits" ("key","attempts","expires_at") values ('2b83d0cdd1e6af239602c8ec88ad2f1209e2cfcf3aa90bd048695f2579dca7a9',1,1795823650);
insert into "rate_limits" ("key","attempts","expires_at") values ('489ff52258a61875014616397abdf97d5e34ac8455fcf49527d5feb43826ec36',1,1795823649);
insert into "rate_limits" ("key","attempts","expires_at") values ('5965c3231f41403f37bc75b8c10a79621de0726f46d876b9a8a2c99f5e854f71',1,1795823650);
insert into "rate_limits" ("key","attempts","expires_at") values ('5df45221be99f4890fb526fcfd535748028ec5c3e9194076871fa309a5fcb123',1,1795823650);
insert into "rate_limits" ("key","attempts","expires_at") values ('600876ad7b62e02e1c16cc3afe658f67c6733e15563e98ef9efd6df22e2ed174',2,1795823649);
insert into "rate_limits" ("key","attempts","expires_at") values ('6d2a6c290987e1ccd0927815b0417993df8d270ebcffaf9b62822cfabf1f73aa',1,1795826350);
insert into "rate_limits" ("key","attempts","expires_at") values ('6ed58944dca80221cc6c3bdab6b17c54e83272fe05dcd37117ef8ac57c067d0d',1,1795823650);
insert into "rate_limits" ("key","attempts","expires_at") values ('a3c1ec47ba081c107c68dfda9f0582aa56dc71282533b20a1dd88dd43a9f6ed3',1,1795823650);
insert into "rate_limits" ("key","attempts","expires_at") values ('acd7465eab43fcafc14ba5c5381d2a5d02a5dd044e5f3d9d926cde55d1331131',1,1795823649);
insert into "rate_limits" ("key","attempts","expires_at") values ('dfc4a32e9ba2b9c298c79e375122da53bfe95e577d4da8a588323eb9b45f0503',1,1795826350);
insert into "referrals" ("id","referred_user_id","state","reason","decided_at") values (1,7,'waiting','',null);
insert into "referrals" ("id","referred_user_id","state","reason","decided_at") values (2,10,'waiting','',null);
insert into "referrals" ("id","referred_user_id","state","reason","decided_at") values (3,21,'waiting','',null);
insert into "referrals" ("id","referred_user_id","state","reason","decided_at") values (4,22,'waiting','',null);
insert into "referrals" ("id","referred_user_id","state","reason","decided_at") values (5,26,'waiting','',null);
insert into "referrals" ("id","referred_user_id","state","reason","decided_at") values (6,29,'waiting','',null);
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (1,7,1,1787391504,null,92,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (2,9,1,1788651504,null,42,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (3,14,1,1789522704,null,94,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (4,17,1,1789979904,null,94,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (5,20,1,1790289504,null,33,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (6,21,1,1790303904,null,98,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (7,23,1,1790998704,null,75,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (8,26,1,1791149904,null,96,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (9,27,1,1791729504,null,85,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (10,29,1,1792208304,null,88,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (11,30,1,1792226304,null,75,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (12,28,1,1792283904,null,76,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (13,32,1,1792449504,null,96,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (14,35,1,1792539504,null,96,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (15,38,1,1793248704,null,93,'');
insert into "exam_marks" ("id","result_id","marker_id","at","from_score","score","feedback") values (16,44,1,1795333104,null,98,'');
insert into "last_seen" ("user_id","at") values (1,1795822750);
insert into "last_seen" ("user_id","at") values (2,1795822750);
insert into "last_seen" ("user_id","at") values (3,1787492304);
insert into "last_seen" ("user_id","at") values (4,1789295904);
insert into "last_seen" ("user_id","at") values (5,1787297904);
insert into "last_seen" ("user_id","at") values (6,1789792704);
insert into "last_seen" ("user_id","at") values (7,1788046704);
insert into "last_seen" ("user_id","at") values (8,1788680304);
insert into "last_seen" ("user_id","at") values (9,1790519904);
insert into "last_seen" ("user_id","at") values (10,1793950704);
insert into "last_seen" ("user_id","at") values (11,1790163504);
insert into "last_seen" ("user_id","at") values (12,1791967104);
insert into "last_seen" ("user_id","at") values (13,1789699104);
insert into "last_seen" ("user_id","at") values (14,1793111904);
insert into "last_seen" ("user_id","at") values (15,1792543104);
insert into "last_seen" ("user_id","at") values (16,1790962704);
insert into "last_seen" ("user_id","at") values (17,1791473904);
insert into "last_seen" ("user_id","at") values (18,1794418704);
insert into "last_seen" ("user_id","at") values (19,1793191104);
insert into "last_seen" ("user_id","at") values (20,1793097504);
insert into "last_seen" ("user_id","at") values (21,1795646304);
insert into "last_seen" ("user_id","at") values (22,1795815504);
insert into "last_seen" ("user_id","at") values (23,1794065904);
insert into "last_seen" ("user_id","at") values (24,1795563504);
insert into "last_seen" ("user_id","at") values (25,1795235904);
insert into "last_seen" ("user_id","at") values (26,1795689504);
insert into "last_seen" ("user_id","at") values (27,1795426704);
insert into "last_seen" ("user_id","at") values (28,1795469904);
insert into "last_seen" ("user_id","at") values (29,1795631904);
insert into "last_seen" ("user_id","at") values (30,1795653504);
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (1,1,11,'بيط','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (2,1,12,'مدرسه','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (3,1,13,'سُؤَالٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (4,2,11,'بَيْتٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (5,2,12,'مَدْرَسَةٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (6,2,13,'سؤال','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (7,3,48,'عَفْوًا','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (8,3,49,'اين المسجد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (9,3,50,'السلام عليكم','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (10,4,77,'أربعة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (11,4,78,'يوم الاحد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (12,4,79,'54','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (13,5,26,'طالبت','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (14,5,27,'إسم','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (15,6,48,'عفوا','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (16,6,49,'اين المسجد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (17,6,50,'السلام عليكم','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (18,7,30,'الطالبه مجتهدة','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (19,7,31,'كَتَبَ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (20,8,26,'طالبة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (21,8,27,'اسم','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (22,9,88,'احد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (23,9,89,'ألكوثر','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (24,10,26,'طالبة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (25,10,27,'اِسْمٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (26,11,11,'بَيْتٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (27,11,12,'مدرست','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (28,11,13,'سوال','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (29,12,48,'عفؤا','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (30,12,49,'أين المسجد?','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (31,12,50,'السَّلَامُ عَلَيْكُمْ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (32,13,77,'اربعة','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (33,13,78,'يومالأحد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (34,13,79,'45','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (35,14,30,'الطالبة مجتهدة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (36,14,31,'كَتَبَ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (37,15,26,'طَالِبَةٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (38,15,27,'أسم','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (39,16,77,'أربعه','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (40,16,78,'يوم الأحاد','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (41,16,79,'45','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (42,17,30,'طالبة مجتهدة','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (43,17,31,'كتب','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (44,18,11,'بيط','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (45,18,12,'مدرسة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (46,18,13,'سُؤَالٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (47,19,48,'عفون','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (48,19,49,'اين المسجد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (49,19,50,'اسلام عليكم','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (50,20,88,'احد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (51,20,89,'الْكَوْثَرَ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (52,21,88,'أحد','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (53,21,89,'الكوثر','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (54,22,11,'بَيْتٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (55,22,12,'مدرسة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (56,22,13,'سوال','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (57,23,30,'الطالبة مجتهد','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (58,23,31,'كتب','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (59,24,26,'طالبة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (60,24,27,'اِسْمٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (61,25,26,'طالبت','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (62,25,27,'أسم','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (63,28,30,'طالبة مجتهدة','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (64,28,31,'كَتَبَ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (65,29,30,'الطالبة مجتهد','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (66,29,31,'كتبوا','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (67,31,77,'أربعة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (68,31,78,'يومالأحد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (69,31,79,'45','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (70,32,88,'أَحَدٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (71,32,89,'الكوثر','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (72,33,11,'بت','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (73,33,12,'مدرست','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (74,33,13,'سؤال','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (75,34,48,'عَفْوًا','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (76,34,49,'اين المسجد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (77,34,50,'السَّلَامُ عَلَيْكُمْ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (78,36,65,'مُعَلِمٌ','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (79,36,66,'دَرَسَ','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (80,36,67,'القمر','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (81,37,11,'بَيْتٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (82,37,12,'مَدْرَسَةٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (83,37,13,'سُؤَالٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (84,38,88,'أحد','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (85,38,89,'الكوثر','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (86,39,26,'طالبت','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (87,39,27,'اسم','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (88,40,88,'أحد','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (89,40,89,'الكوسر','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (90,41,65,'مُعَلِّمٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (91,41,66,'دَرَّسَ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (92,41,67,'الكمر','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (93,42,30,'الطالبة مجتهد','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (94,42,31,'كتبوا','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (95,43,26,'طلبة','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (96,43,27,'اِسْمٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (97,45,30,'الطالبة مجتهدة','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (98,45,31,'كتب','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (99,46,11,'بيت','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (100,46,12,'مدراسة','wrong');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (101,46,13,'سئال','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (102,47,77,'أَرْبَعَةٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (103,47,78,'يومالأحد','near');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (104,47,79,'45','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (105,48,26,'طَالِبَةٌ','right');
insert into "typed_answers" ("id","result_id","question_id","text","verdict") values (106,48,27,'اسم','right');
insert into "rendition_jobs" ("id","source","bytes","due_at","claimed_until","attempts","progress","seconds","finished_at","failed_at","last_error","created_at","storing") values (1,'material/gAZ-SJNcjuGuiQrOiuxwGA-1200x1340.png',49761,1778542704,0,0,0,0,null,null,'',1778542704,'');
insert into "rendition_jobs" ("id","source","bytes","due_at","claimed_until","attempts","progress","seconds","finished_at","failed_at","last_error","created_at","storing") values (2,'material/D6MFcPn2yw55kUJLfUg5Xw.mp3',145118,1778542704,0,0,0,0,null,null,'',1778542704,'');
insert into "rendition_jobs" ("id","source","bytes","due_at","claimed_until","attempts","progress","seconds","finished_at","failed_at","last_error","created_at","storing") values (3,'material/VQHaHY9O9TJigAr9MVsP8g.mp4',84591,1778542704,0,0,0,0,null,null,'',1778542704,'');
insert into "rendition_jobs" ("id","source","bytes","due_at","claimed_until","attempts","progress","seconds","finished_at","failed_at","last_error","created_at","storing") values (4,'material/Hw9QLNJrWc2ETuULNJPpDQ.mp4',35454168,1778542704,0,0,0,0,null,null,'',1778542704,'');
insert into "rendition_jobs" ("id","source","bytes","due_at","claimed_until","attempts","progress","seconds","finished_at","failed_at","last_error","created_at","storing") values (5,'material/2dwWCO8Nbb-VQLx85civdg.mp3',141873,1778542704,0,0,0,0,null,null,'',1778542704,'');
insert into "rendition_jobs" ("id","source","bytes","due_at","claimed_until","attempts","progress","seconds","finished_at","failed_at","last_error","created_at","storing") values (6,'material/aygJk1g0RIgTAhdRvxqV7w-1200x1332.png',57645,1778542704,0,0,0,0,null,null,'',1778542704,'');
insert into "rendition_jobs" ("id","source","bytes","due_at","claimed_until","attempts","progress","seconds","finished_at","failed_at","last_error","created_at","storing") values (7,'material/bzkNbb5Xzqhl1SmWSlVlGA-1200x940.png',37148,1778542704,0,0,0,0,null,null,'',1778542704,'');
