/** Type and default of an option as code, for the overview of the configuration. */
export interface OptionSummary {
  readonly type: string;
  /** Absent where it is unset; empty where it depends on what the option's page explains. */
  readonly default?: string;
}
