import { foldForSearch } from '../../contract/arabic/arabic.ts'

/**
 * The columns of a list of students. `full` is a whole name, `name` a whole or a given one, `other` the names beside a surname
 * or a first name, `last` the surname.
 */
export type StudentColumn =
  | 'full'
  | 'name'
  | 'first'
  | 'middle'
  | 'other'
  | 'last'
  | 'email'
  | 'phone'
  | 'class'
  | 'amount'
  | 'payer'
  | 'reference'
  | 'paidOn'
  | 'method'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'

// common titles in English and Arabic, without spaces and punctuation
const titles: Record<StudentColumn, string> = {
  full: 'fullname fullnames nameinfull completename surnameandothernames surnameothernames surnamefirst الاسمالكامل الاسمالثلاثي الاسمواللقب اللقبوالاسم',
  name: 'name names student students pupil pupils learner الاسم اسم اسمالطالب اسمالطالبة الطالب الطالبة اسمالتلميذ',
  first:
    'firstname firstnames first givenname givennames forename forenames الاسمالأول الاسمالشخصي',
  middle: 'middlename middlenames middle secondname middleinitial اسمالأب الاسمالأوسط الاسمالثاني',
  other: 'othername othernames other others أسماءأخرى الأسماءالأخرى',
  last: 'lastname last surname familyname family اسمالعائلة العائلة اللقب النسبة الكنية',
  email:
    'email emails emailaddress emailid mail البريد البريدالإلكتروني بريدإلكتروني الإيميل إيميل',
  phone:
    'phone phones phonenumber phonenumbers phoneno phonenum telephone telephonenumber telephoneno tel mobile mobilenumber ' +
    'mobileno mobilephone whatsapp whatsappnumber whatsappno gsm gsmnumber gsmno contact contactnumber contactno cell cellphone ' +
    'الهاتف هاتف رقمالهاتف الجوال جوال رقمالجوال الموبايل واتساب رقمالواتساب التلفون',
  contactName:
    'guardian guardianname guardiansname parent parentname parentsname nameofparent nameofguardian sponsor sponsorname ' +
    'father fathername mother mothername parentguardian وليالأمر اسموليالأمر الكفيل',
  contactEmail:
    'guardianemail guardiansemail parentemail parentsemail sponsoremail fatheremail motheremail emailofparent بريدوليالأمر',
  contactPhone:
    'guardianphone guardiansphone guardianphonenumber parentphone parentsphone parentphonenumber sponsorphone fatherphone ' +
    'motherphone guardianwhatsapp parentwhatsapp parentcontact guardiancontact phoneofparent هاتفوليالأمر رقموليالأمر جوالوليالأمر',
  amount:
    'amountpaid amount paid amountpaidngn paidamount amountngn payment المبلغالمدفوع المبلغ المدفوع',
  payer: 'paidby payer payername nameofpayer sender sendername الدافع اسمالدافع',
  reference:
    'reference paymentreference bankreference transactionreference transactionref transactionid ref refno المرجع مرجعالمصرف رقمالعملية',
  paidOn: 'paidon paymentdate dateofpayment datepaid تاريخالدفع يومالدفع',
  method: 'paymentmethod method modeofpayment paymentmode طريقةالدفع',
  class:
    'class classes classname classid class1 class2 class3 course courses coursename courseid ' +
    'الفصل فصل اسمالفصل رقمالفصل الفصول الصف صف الصفوف الدورة دورة الدورات المقرر المادة الحلقة حلقة',
}
const columnByTitle = new Map(
  Object.entries(titles).flatMap(([column, names]) =>
    // Object.entries widens the keys
    names.split(' ').map((it) => [foldTitle(it), column as StudentColumn] as const),
  ),
)

/** Words that change nothing: 'Names of Student' is 'Names', 'Student’s Full Name' is 'Full Name'. */
const FILLERS =
  /\b(?:students?|pupils?|learners?|candidates?|child(?:ren)?|of|the|your|in)(?:['’]?s)?['’]?(?=\s|$)/gi

/** The column that a title names; undefined for one that is not read, such as 'Parent phone'. A note in parentheses is skipped. */
export function toStudentColumn(title: string): StudentColumn | undefined {
  const text = title.replaceAll(/\([^)]*\)/g, ' ')
  return (
    columnByTitle.get(foldTitle(text)) ??
    columnByTitle.get(foldTitle(text.replaceAll(FILLERS, ' ')))
  )
}

/** A title or a word as it is compared: without case, spaces, punctuation and marks. */
export function foldTitle(text: string): string {
  return foldForSearch(text).replaceAll(/[\s_.\-:*'’/,&]/g, '')
}
