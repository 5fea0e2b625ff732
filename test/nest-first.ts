// CommonJS packages that require() Nest must find it evaluated already.
import "@nestjs/common";
import "@nestjs/core";
