export interface SocialIconProps {
  /** The drawing, as it stands in the configuration or in the framework's own set. */
  svg: string;
}

/** A drawing without a name: what it stands in is named. */
export function SocialIcon({ svg }: SocialIconProps) {
  return (
    <span
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written at build time by this repository or the framework, no reader's input
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
