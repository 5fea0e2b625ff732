import type { OutputOf } from "@tablee/contracts/call";
import type { showPage } from "@tablee/contracts/calls/pages";
import { Link } from "@tanstack/react-router";

type Body = OutputOf<typeof showPage>["body"];
type Runs = Extract<Body[number], { kind: "paragraph" }>["runs"];

/** Text of the editors, block by block: headings carry their anchors. */
export function RichText({ body }: { body: Body }) {
  return (
    <div className="rich-text flex flex-col gap-4 leading-relaxed">
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: Body[number] }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading
          id={block.id}
          tabIndex={-1}
          className={
            block.level === 2 ? "mt-6 scroll-mt-24 font-display text-2xl first:mt-0" : "mt-2 scroll-mt-24 font-semibold text-lg first:mt-0"
          }
        >
          <Line runs={block.runs} />
        </Heading>
      );
    }
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={`measure flex flex-col gap-2 pl-6 marker:text-primary-ink ${block.ordered ? "list-decimal" : "list-disc"}`}>
          {block.items.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change places
            <li key={index} className="pl-1">
              <Line runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case "quote":
      return (
        <blockquote className="measure border-saffron border-l-4 pl-5 font-display text-xl">
          <Line runs={block.runs} />
        </blockquote>
      );
    case "paragraph":
      return (
        <p className="measure">
          <Line runs={block.runs} />
        </p>
      );
  }
}

const Line = ({ runs }: { runs: Runs }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line never change places
  runs.map((run, index) => <Run key={index} run={run} />);

function Run({ run: { text, bold, italic, href } }: { run: Runs[number] }) {
  const slanted = italic ? <em>{text}</em> : text;
  const words = bold ? <strong className="font-semibold">{slanted}</strong> : slanted;
  if (!href) return words;
  const className = "text-primary-ink underline underline-offset-4";
  return href.startsWith("/") ? (
    <Link to={href} className={className}>
      {words}
    </Link>
  ) : (
    <a href={href} className={className}>
      {words}
    </a>
  );
}
