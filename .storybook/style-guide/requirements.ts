/** A row in docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  /** Markdown. */
  readonly text: string;
  /** The screen or part of the site that the requirement is about, in Markdown. */
  readonly where: string;
}

/** A table of requirements and its heading. */
export interface RequirementSection {
  readonly title: string;
  readonly rows: readonly Requirement[];
}

/** Reads the tables in docs/requirements.md. */
export function readRequirements(markdown: string): readonly RequirementSection[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const rows = [...section.matchAll(/^\| (?<id>[A-Z]+-\d{2}) \| (?<text>.+) \| (?<where>.*?) \|$/gm)];
    const title = section.slice(0, section.indexOf('\n'));
    return rows.length === 0
      ? []
      : [{ title, rows: rows.map(({ groups }) => ({ id: '', text: '', where: '', ...groups })) }];
  });
}
