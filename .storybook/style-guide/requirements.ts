/** A row of the requirements. */
export interface Requirement {
  readonly id: string;
  /** As Markdown. */
  readonly text: string;
  /** The screen or the place that the row belongs to, as Markdown. */
  readonly where: string;
}

/** A table of the requirements, with its heading. */
export interface RequirementSection {
  readonly title: string;
  readonly rows: readonly Requirement[];
}

/** Reads the tables of the document of requirements. */
export function readRequirements(markdown: string): readonly RequirementSection[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const rows = [...section.matchAll(/^\| (?<id>[A-Z]+-\d{2}) \| (?<text>.+) \| (?<where>.*?) \|$/gm)];
    const title = section.slice(0, section.indexOf('\n'));
    return rows.length === 0
      ? []
      : [{ title, rows: rows.map(({ groups }) => ({ id: '', text: '', where: '', ...groups })) }];
  });
}
