/**
 * The components that pages use without an import, for editors: the MDX language server reads this
 * name. What they accept at build time is read by the packages that give the same names.
 */
interface MDXProvidedComponents {
  /** Files and output of a package in docs/samples, as the tool built it. */
  Sample: (props: {
    /** Folder in docs/samples. */
    id: string;
    /** Files that go in, separated by spaces; `{5-9}` after one highlights lines. */
    files?: string;
    /** Files that came out, written in the same way. */
    output?: string;
    /** Lists all emitted files with their sizes. */
    tree?: true;
    /** Shows what the tool printed. */
    terminal?: true;
    /** Shows what importing, requiring, publint and the others said. */
    exercise?: true;
    /** The file that is open at first, where it is not the first one; or opens all results. */
    open?: string | true;
    /** Another sample: what differs from the same files of it. */
    diff?: string;
  }) => null;
  /** An anchor whose heading is on another page now, with a link to it. */
  Moved: (props: {
    /** The id that the heading had here. */
    id: string;
    children: unknown;
  }) => null;
  /** Type, default, formats, place and flag of an option, as the installed tool says. */
  Option: (props: {
    /** Its full name, `lib.format`. */
    name: string;
  }) => null;
  /** Usage and flags of a command, as the installed tool says. */
  CliReference: (props: {
    /** Its name, `build`. */
    command: string;
  }) => null;
  /** A word with its definition from docs/shared/glossary/terms.json. */
  Term: (props: {
    /** Its id there. */
    id: string;
    /** The words of the sentence. */
    children: string;
  }) => null;
  /** What a line of emitted code is for. */
  Explained: (props: {
    /** Its id in packages/notes/src/browser/data. */
    id: string;
  }) => null;
  /** A drawing with boxes and arrows, in both languages. */
  Diagram: (props: {
    /** The name of its file in docs/shared/diagrams. */
    id: string;
  }) => null;
  /** A table of what other build tools make of the same packages. */
  Comparison: (props: { table: 'needs' | 'sizes' | 'times' }) => null;
  /** The options of another build tool with what the converter makes of them, and remarks. */
  Counterparts: (props: {
    /** The id of the heading above, by which the converter knows the table. */
    section: string;
    /** A list; each item begins with the first option of a row and a colon. */
    children?: unknown;
  }) => null;
  /** The output explorer, opened at a state. */
  Explorer: (props: {
    /** The recorded state that it begins with: `utility.cjs`. */
    state: string;
    /** The options that readers can change there, with spaces between. */
    fixed?: string;
    /** Without it, the explorer is part of a page about something else. */
    kind?: 'home';
  }) => null;
  /** A package to edit, which Rslib builds in the browser. */
  Playground: (props: Record<never, never>) => null;
  /** The first screen of the home page. */
  Hero: (props: {
    title?: string;
    subtitle?: string;
    description?: string;
    /** The labels of the links to the quick start and to the introduction. */
    getStarted?: string;
    learnMore?: string;
    /** What starts a library, without `npm`, in place of the second link. */
    command?: string;
  }) => null;
  /** Between the source and the output of the home page: that it was built, and by what. */
  Built: (props: Record<never, never>) => null;
  /** What the repository counts of itself. */
  Figures: (props: Record<never, never>) => null;
  /** Asks who loads a package, and shows the files for it. */
  Advisor: (props: Record<never, never>) => null;
}
