import "./picture.css";
import { wordsIn } from "@tablee/domain/kernel/words";
import { Wordmark } from "@tablee/ui/components/wordmark";
import type { Language } from "@tablee/ui/format/language";
import { Plate } from "@tablee/ui/plates/plate";
import { createRoot } from "react-dom/client";
import { heroTable } from "../src/features/home/hero-table.ts";
import { words as homeWords } from "../src/features/home/words.ts";
import { lead } from "./words.ts";

const en = wordsIn(homeWords, "en");
const fr = wordsIn(homeWords, "fr");

/** What a shared link shows, drawn by draw.ts: the words of the first screen beside its table. ?fr for French. */
function Picture({ language }: { language: Language }) {
  const { title } = { en, fr }[language].hero;
  return (
    <main className="grid h-[630px] w-[1200px] grid-cols-[570px_630px] bg-paper">
      <div className="flex flex-col p-14 pr-8">
        <Wordmark label="" className="h-16 self-start" />
        <div className="my-auto flex flex-col gap-7">
          <h1 className="font-display text-[76px] leading-[1.04]">{title}</h1>
          <hr className="stitch w-40 text-attention" />
          <p className="text-balance text-[29px] text-muted leading-snug">{lead[language]}</p>
        </div>
      </div>
      <div className="grid grid-cols-3 overflow-hidden">
        {heroTable.map(({ place, ...plate }) => (
          <div key={plate.seed} className={`aspect-square ${place}`}>
            <Plate {...plate} loading="eager" />
          </div>
        ))}
      </div>
    </main>
  );
}

const language: Language = location.search === "?fr" ? "fr" : "en";
document.documentElement.lang = `${language}-CA`;
createRoot(document.getElementById("root")!).render(<Picture language={language} />);
