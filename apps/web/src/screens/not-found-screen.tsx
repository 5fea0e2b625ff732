export { NotFound as Screen } from "../features/shell/not-found.tsx";
