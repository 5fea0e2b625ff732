import "../features/order/editor/words.ts";
import "../features/order/words.ts";

export { EditorPage as Screen } from "../features/order/editor/editor-page.tsx";
