import { paintedFirst } from "./painted-first.ts";

const html = `<head>
    <title>Menu</title>
    <link rel="modulepreload" href="/a.js" />
    <script nonce="n">boot()</script>
    <script type="module" crossorigin src="/index.js"></script>
    <link rel="stylesheet" crossorigin href="/index.css">
    <link rel="preload" as="font" href="/display.woff2" crossorigin="">
  </head>
  <body><link rel="stylesheet" href="/in-the-text.css"></body>`;

describe("the document of a drawn page", () => {
  it("asks for what it is painted with before its scripts", () => {
    expect(paintedFirst(html)).toBe(`<head>
    <link rel="stylesheet" crossorigin href="/index.css">
    <link rel="preload" as="font" href="/display.woff2" crossorigin="">
    <title>Menu</title>
    <link rel="modulepreload" fetchpriority="low" href="/a.js" />
    <script nonce="n">boot()</script>
    <script type="module" fetchpriority="low" crossorigin src="/index.js"></script>
  </head>
  <body><link rel="stylesheet" href="/in-the-text.css"></body>`);
  });
});
