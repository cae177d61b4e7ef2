/** A short page of sections, set for reading. */
export function LegalText({
  title,
  sections,
}: {
  title: string;
  sections: readonly { heading: string; text: string }[];
}) {
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-title">{title}</h1>
      {sections.map(({ heading, text }) => (
        <section key={heading} className="mt-7">
          <h2 className="text-heading">{heading}</h2>
          <p className="mt-2 text-soft">{text}</p>
        </section>
      ))}
    </article>
  );
}
