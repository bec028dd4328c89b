/** The apostrophes of a question as they are printed: ʾ in the word Qurʾān, else ’. The stored text is unchanged. */
export function printedApostrophes(text: string): string {
  return text.replace(/(\p{L})['`](?=\p{L})/gu, '$1’').replace(/(Qur)’(?=[aā])/gi, '$1ʾ')
}
