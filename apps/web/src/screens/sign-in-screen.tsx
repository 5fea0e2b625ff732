import "../features/sign-in/words.ts";

export { SignInPage as Screen } from "../features/sign-in/sign-in-page.tsx";
