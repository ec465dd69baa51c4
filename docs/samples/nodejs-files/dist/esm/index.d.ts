export type Language = 'en' | 'fr';
/** Fills a template in `templates/` with a name. */
export declare function letter(template: string, language: Language, name: string): string;
