const about = ()=>"cards 1.4.2";
export { about };
