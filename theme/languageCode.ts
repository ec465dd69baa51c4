/** The exact code of a language of the site, as `<html lang>`, translation links and screen readers want it: `zh` is `zh-CN`. */
export function languageCode(lang: string): string {
  return lang === 'zh' ? 'zh-CN' : lang;
}
