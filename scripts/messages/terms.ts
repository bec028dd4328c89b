/**
 * Words that the Arabic interface does not use, each with the one that it uses instead (R-LANG-008). A letter before or after a
 * word makes it another word, except the article and the particles that are written with it.
 */
const ARABIC_SYNONYMS: readonly (readonly [wrong: string, right: string])[] = [
  ['الكورس', 'الدورة'],
  ['كورس', 'دورة'],
  ['مساق', 'دورة'],
  ['مقرر', 'دورة'],
  ['تسجيل الخروج من الدورة', 'إلغاء الالتحاق'],
  ['التسجيل في', 'الالتحاق بـ'],
  ['تسجيل في الدورة', 'الالتحاق بالدورة'],
  ['امتحان', 'اختبار'],
  ['امتحانات', 'اختبارات'],
  ['كويز', 'مسابقة'],
  ['علامة', 'درجة'],
  ['علامات', 'درجات'],
  ['كلمة السر', 'كلمة المرور'],
  ['كلمة سر', 'كلمة مرور'],
  ['الرقم السري', 'كلمة المرور'],
  ['البروفايل', 'الملف الشخصي'],
  ['الضبط', 'الإعدادات'],
  ['فلترة', 'تصفية'],
  ['فرز', 'ترتيب'],
  ['استيراد البيانات من', 'استيراد'],
  ['استرداد', 'ردّ المبلغ، أو استعادة'],
  ['استرجاع', 'استعادة'],
  ['سلة المهملات', 'سلة المحذوفات'],
  ['تنبيه', 'إشعار'],
  ['تنبيهات', 'إشعارات'],
  ['غير متصل', 'دون اتصال'],
  ['أوفلاين', 'دون اتصال'],
  ['أونلاين', 'متصل'],
  ['تحميل', 'رفع أو تنزيل'],
  ['المدرسة', 'المعهد'],
  ['تلميذ', 'طالب'],
  ['تلاميذ', 'الطلاب'],
  ['مدرس', 'معلّم'],
  ['مدرّس', 'معلّم'],
  ['أستاذ', 'معلّم'],
  ['مدير', 'مشرف'],
  ['محفظتك الإلكترونية', 'المحفظة'],
  ['رمز التأكيد', 'رمز التحقق'],
  ['كود', 'رمز'],
  ['الجدول الزمني', 'جدول الدروس'],
  ['دفتر الدرجات', 'سجل الدرجات'],
  ['معدل', 'المتوسط'],
  ['الترم', 'الفصل الدراسي'],
  ['تحرير', 'تعديل'],
  ['لم يُفتح', 'تعذّر عرض'],
  ['لم تُفتح', 'تعذّر عرض'],
  ['المفضلة', 'محفوظ على الهاتف'],
  ['الكلمات الجديدة', 'المفردات'],
  ['تم ', 'المبني للمجهول: حُفِظ، سُلِّم'],
  ['قم ب', 'المصدر'],
  ['يرجى', 'المصدر'],
  ['الرجاء', 'المصدر'],
  ['من فضلك', 'المصدر'],
]

/** Terms of grammar that contain one of these words. */
const FIXED_TERMS = ['علامة الإعراب']

const LETTER = '\\p{L}\\p{M}'
const PATTERNS = ARABIC_SYNONYMS.map(
  ([wrong, right]) =>
    [
      new RegExp(
        `(?<![${LETTER}])(?:[وفبكل]?(?:ال|لل)?)${wrong}${wrong.endsWith(' ') ? '' : `(?![${LETTER}])`}`,
        'u',
      ),
      wrong.trim(),
      right,
    ] as const,
)

/** What a text of a language says with a word that is not in its list of terms. */
export function synonymsIn(locale: string, text: string): string[] {
  if (locale !== 'ar') return []
  const read = FIXED_TERMS.reduce((rest, term) => rest.replaceAll(term, ''), text)
  return PATTERNS.filter(([pattern]) => pattern.test(read)).map(
    ([, wrong, right]) => `«${wrong}» is not a term of the interface: ${right}`,
  )
}
