const later = true;

export { later };
