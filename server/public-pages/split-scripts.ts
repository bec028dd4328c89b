/** The two scripts of a title 'English · عربي'; any other title is one of them whole. */
export function splitScripts(title: string): { latin: string; arabic: string } {
  const parts = title.split(' · ')
  const startsInArabic = (part: string) => /^\P{L}*\p{Script=Arabic}/u.test(part)
  const arabic = parts.filter(startsInArabic)
  const latin = parts.filter((part) => !startsInArabic(part))
  if (parts.length === 2 && arabic.length === 1)
    return { latin: latin.join(), arabic: arabic.join() }
  return startsInArabic(title) ? { latin: '', arabic: title } : { latin: title, arabic: '' }
}
